-- Without it the first exercise of a day is looked for from the oldest of all on.
-- locks exercise_records: SHARE, 1 s a million.
CREATE INDEX "exercise_records_first" ON "exercise_records" USING btree ("subject_id","day","id") WHERE "exercise_records"."day" is not null;
