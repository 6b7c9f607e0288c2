-- locks face_orders: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "face_orders" ADD COLUMN "session_id" bigint;