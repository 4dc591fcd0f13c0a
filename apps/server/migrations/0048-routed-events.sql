-- The relay makes tasks of events (platform/events/relay.ts), one for each consumer that hears of them: what was taken, failed
-- or dealt with is known of the task.

alter table outbox drop column attempts, drop column next_attempt_date;
drop table event_receipts;
