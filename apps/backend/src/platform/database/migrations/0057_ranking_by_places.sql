-- locks exercise_records: ACCESS EXCLUSIVE, a moment.
DROP INDEX IF EXISTS "exercise_records_ranking";
