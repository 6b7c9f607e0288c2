ALTER TABLE "exam_faces" DROP CONSTRAINT "exam_faces_record_id_minute_pk";--> statement-breakpoint
ALTER TABLE "exam_faces" ADD CONSTRAINT "exam_faces_record_id_minute_order_no_pk" PRIMARY KEY("record_id","minute","order_no");--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "face_asked_at" timestamp (3) with time zone;