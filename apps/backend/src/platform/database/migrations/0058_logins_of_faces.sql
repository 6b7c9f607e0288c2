-- locks exam_faces: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "exam_faces" ADD COLUMN "session_id" bigint;