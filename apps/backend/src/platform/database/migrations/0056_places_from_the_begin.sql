-- locks exercise_records: SHARE, 1 s a million of a day's practice.
CREATE INDEX "exercise_records_places" ON "exercise_records" USING btree ("company_id","subject_id","day","right_count" DESC NULLS LAST,(extract(epoch from submitted_at - started_at)::int),"user_id") WHERE "exercise_records"."day" is not null and "exercise_records"."state" = 'submitted';
