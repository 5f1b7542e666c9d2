// Written by src/db/write-schema.ts from the migrations.

export interface ChatMessageFileTable {
  company_id: string;
  room_id: string;
  number: number;
  file_id: string;
  position: number;
}
