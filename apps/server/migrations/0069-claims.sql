-- Codes that are on their way keep what they lead to: the claim of an account, with the status that it gets.
update identity_challenges
set data = (data - 'takeOver') || jsonb_build_object(
  'claim',
  ((data -> 'takeOver') - 'standing') || jsonb_build_object('accountStatus', data #> '{takeOver,standing}')
)
where data ? 'takeOver';
-- the consumer's name says what it sends
update tasks set kind = 'event: approval notices' where kind = 'event: who waits for approval';
