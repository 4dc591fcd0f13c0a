-- Mails wait as letters, which get their look when they are sent. Those that wait already become letters of plain text.
update mail_queue
set mail = mail || jsonb_build_object(
  'letter', jsonb_build_object('subject', mail ->> 'subject', 'paragraphs', string_to_array(rtrim(mail ->> 'text'), E'\n\n')),
  'look', jsonb_build_object(
    'name', coalesce(mail ->> 'fromName', 'Stoa'),
    'language', 'en',
    'colors', jsonb_build_object(
      'ink', '#1d1b19', 'paper', '#ffffff', 'accent', '#1d4ed8', 'onAccent', '#ffffff', 'muted', '#5f5b57'
    ),
    'font', 'Arial, sans-serif'
  )
)
where not mail ? 'letter';
