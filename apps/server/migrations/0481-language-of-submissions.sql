-- What waits to answer a form says by which submission; from now on, it can name its language, too.
update tasks set input = jsonb_build_object('submissionId', input)
  where kind = 'mails of a form' and jsonb_typeof(input) = 'string';
