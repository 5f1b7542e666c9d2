-- What one piece may measure and weigh in a group of aircraft: dated rows with their source, kept by the operator. The
-- row that counts is the latest one on the day of departure; a row of before stays. Lengths in cm, weights in kg.
create table aircraft_limit (
  id uuid primary key default gen_random_uuid(),
  aircraft_group text not null
    check (aircraft_group in ('narrow-body-bulk', 'narrow-body-container', 'wide-body', 'main-deck')),
  valid_from date not null,
  source text not null check (source <> ''),
  door_width_cm integer not null check (door_width_cm > 0),
  door_height_cm integer not null check (door_height_cm > 0),
  height_cm integer not null check (height_cm > 0),
  base_length_cm integer not null check (base_length_cm > 0),
  base_width_cm integer not null check (base_width_cm > 0),
  longest_side_cm integer not null check (longest_side_cm > 0),
  piece_without_agreement_kg integer not null check (piece_without_agreement_kg > 0),
  heaviest_piece_kg integer not null check (heaviest_piece_kg > 0),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references user_account (id),
  unique (aircraft_group, valid_from)
);
grant select on aircraft_limit to kilolane_app;

insert into aircraft_limit (aircraft_group, valid_from, source, door_width_cm, door_height_cm, height_cm,
  base_length_cm, base_width_cm, longest_side_cm, piece_without_agreement_kg, heaviest_piece_kg)
values
  ('narrow-body-bulk', '2020-01-01', 'public hold dimensions of narrow-body aircraft, bulk loaded',
    120, 80, 80, 240, 120, 240, 80, 150),
  ('narrow-body-container', '2020-01-01', 'public hold dimensions of the A320 family, containerised',
    182, 123, 115, 156, 153, 156, 80, 1000),
  ('wide-body', '2020-01-01', 'public figures of wide-body lower decks: door 264 × 170 cm, base of a PMC 318 × 244 cm',
    264, 170, 160, 318, 244, 636, 250, 5000),
  ('main-deck', '2020-01-01', 'public figures of freighters: side door 340 × 305 cm, 20-ft base 606 × 244 cm',
    340, 305, 300, 606, 244, 1212, 1000, 11300);
