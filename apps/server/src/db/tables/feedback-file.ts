// Written by src/db/write-schema.ts from the migrations.

export interface FeedbackFileTable {
  company_id: string;
  feedback_id: string;
  file_id: string;
  position: number;
}
