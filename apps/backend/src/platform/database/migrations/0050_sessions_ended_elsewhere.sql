-- Without it a new password looks for log-ins that others have ended among all of the school.
-- locks sessions: SHARE, 1 s a million.
CREATE INDEX "sessions_other_login" ON "sessions" USING btree ("user_id") WHERE "sessions"."revoked_reason" = 'otherLogin';
