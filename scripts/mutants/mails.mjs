// How many mails anyone gets, and who may cause them: docs/rules/limits.md#mails
const firstContacts = 'packages/server/src/features/messages/outbox/first-contact-mail-allowed.test.ts'
const caps = 'packages/domain/src/messages/sending/mail-delivery.test.ts'
const unwanted = 'packages/server/src/features/messages/sending/unwanted-mails.test.ts'
const paused = 'packages/server/src/features/messages/sending/paused-messages.test.ts'
const plannedNews = 'packages/server/src/features/messages/planned-mails/planned-news.test.ts'
const anHour = 'packages/domain/src/messages/sending/messages-an-hour.test.ts'

export default [
  {
    file: 'packages/domain/src/messages/sending/fill-placeholders.ts',
    tests: ['packages/domain/src/messages/sending/fill-placeholders.test.ts'],
    mutants: [
      {
        defence: 'no address in the name of a guest becomes a link',
        from: '  firstname: false,',
        to: '  firstname: true,',
      },
      {
        defence: 'values of placeholders are not filled again',
        from: 'return value ?? written\n',
        to: 'return value?.replace(token, (inner, key: string) => valueByName.get(key) ?? inner) ?? written\n',
      },
    ],
  },
  {
    file: 'packages/server/src/features/messages/planned-mails/planned-news.read.ts',
    tests: [unwanted],
    mutants: [
      {
        defence: 'the organiser is mailed of people who remove themselves',
        from: " or activity.code in ('recipient_removed', 'recipient_unwilling')",
        to: '',
      },
    ],
  },
  {
    file: 'packages/server/src/features/messages/planned-mails/planned-news.read.ts',
    tests: [plannedNews],
    mutants: [
      {
        defence: 'an activity that may become news is looked at for ten minutes',
        from: "activity.created_at < ${now}::timestamptz - interval '10 minutes' and ",
        to: '',
      },
      {
        defence: 'news that wait for the digest of the day are kept',
        from: ' and not ${isUnreported}\n',
        to: '\n',
      },
    ],
  },
  {
    file: 'packages/server/src/features/people/registration/own/remove-added-person.ts',
    tests: [unwanted],
    mutants: [
      {
        defence: 'a member of a team who removes themselves asks to leave',
        from: 'request = await openLeaveRequest(ctx, tx, dinner, { ...membership, word: undefined })',
        to: "request = membership.team.id === '' ? openLeaveRequest : ''",
      },
    ],
  },
  {
    file: 'packages/server/src/features/messages/outbox/first-contact-mail.store.ts',
    tests: [firstContacts],
    mutants: [
      {
        defence: 'mails to an unproven address: three a day about one event',
        from: 'const perDayAndScope = 3',
        to: 'const perDayAndScope = 4',
      },
      { defence: 'mails to an unproven address: five an hour', from: 'const perHour = 5', to: 'const perHour = 6' },
      { defence: 'mails to an unproven address: ten a day', from: 'const perDay = 10', to: 'const perDay = 11' },
      {
        defence: 'mails to an unproven address: at once',
        from: ', pg_advisory_xact_lock(${addressLock}::int, address) from (',
        to: ', ${addressLock}::int + address::bigint from (',
      },
      {
        defence: 'mails to an unproven address: in any spelling',
        from: 'addresses: emails.map(emailIdentity),',
        to: 'addresses: [...emails],',
      },
    ],
  },
  {
    file: 'packages/domain/src/messages/sending/mail-delivery.ts',
    tests: [caps],
    mutants: [
      { defence: 'messages to one address: six a day', from: 'toOneAddress: 6,', to: 'toOneAddress: 7,' },
      { defence: 'messages of an organiser: 300 a day', from: 'ofNewOrganiser: 300,', to: 'ofNewOrganiser: 301,' },
      {
        defence: 'messages of an organiser: ten more for each confirmed guest',
        from: 'forEachConfirmedRecipient: 10,',
        to: 'forEachConfirmedRecipient: 11,',
      },
      {
        defence: 'messages of organisers leave room for links',
        from: 'shareOfOrganisers: 0.9,',
        to: 'shareOfOrganisers: 1,',
      },
      {
        defence: 'mails of the instance have a cap',
        from: "return ofInstance !== undefined && counted.ofInstance > ofInstance ? 'INSTANCE_LIMIT' : undefined",
        to: 'return undefined',
      },
    ],
  },
  {
    file: 'packages/server/src/features/messages/sending/resend-message.ts',
    tests: ['packages/server/src/features/messages/sending/resend-message.test.ts'],
    mutants: [
      {
        defence: 'mails sent again: a delivered one once a minute',
        from: 'if (wait > 0) throw rateLimited(Math.ceil(wait / 1_000))',
        to: '',
      },
      {
        defence: 'mails sent again: a failed one three times',
        from: 'export const resendLimit = 3',
        to: 'export const resendLimit = 4',
      },
      {
        defence: 'mails sent again: corrections of a delivered one three times',
        from: '(task.failed || isCorrected)',
        to: 'task.failed',
      },
      {
        defence: 'mails sent again: how long to wait is said',
        from: 'throw rateLimited(Math.ceil(wait / 1_000))',
        to: 'throw rateLimited(1)',
      },
    ],
  },
  {
    file: 'packages/server/src/features/messages/sending/resend-message.ts',
    tests: ['packages/server/src/features/messages/sending/renew-notifications.test.ts'],
    mutants: [
      {
        defence: 'mails sent again: a corrected text keeps the notification',
        from: 'blocks: [...filledBlocks({ text: ownText, sources: [ownText] }), ...notification, ...after]',
        to: 'blocks: filledBlocks({ text: ownText, sources: [ownText] })',
      },
    ],
  },
  {
    file: 'packages/server/src/features/messages/transport/layout/linked-text.tsx',
    tests: [
      'packages/server/src/features/messages/transport/layout/mail-html.test.ts',
      'packages/server/src/features/messages/sending/links-in-messages.test.ts',
    ],
    mutants: [
      {
        defence: 'mails: a web address in the name of a guest is no link',
        from: '{addresses.includes(address) ?',
        to: "{address !== '' ?",
      },
    ],
  },
  {
    file: 'packages/server/src/features/messages/sending/renew-notifications.ts',
    tests: ['packages/server/src/features/messages/sending/renew-notifications.test.ts'],
    mutants: [
      {
        defence: 'mails sent again: the notification is the one that is true now',
        from: 'notification: now?.notifications[kind] ?? goneNotification(kind),',
        to: 'notification: goneNotification(kind),',
      },
      {
        defence: 'mails sent again: the reader knows the new notification',
        from: 'await notificationStore.insert(tx, dinner, notifications, ctx.clock.now())',
        to: '',
      },
    ],
  },
  {
    file: 'packages/domain/src/messages/notification-status/notification-blocks.ts',
    tests: ['packages/server/src/features/messages/notification-status/shared-mailbox.test.ts'],
    mutants: [
      {
        defence: 'changes reach both who share a mailbox',
        from: 'const ownLines = (lists[index] ?? []).filter((line) => !isIn(ofAll, line))',
        to: 'const ownLines: MailChange[] = []',
      },
    ],
  },
  {
    file: 'packages/domain/src/messages/sending/messages-an-hour.ts',
    tests: [anHour],
    mutants: [
      { defence: 'messages of an event: six an hour', from: 'before: 6,', to: 'before: 7,' },
      { defence: 'messages of an event: thirty an hour on its day', from: 'onTheEvening: 30', to: 'onTheEvening: 31' },
    ],
  },
  {
    file: 'packages/server/src/features/messages/transport/mail-options.ts',
    tests: ['packages/server/src/features/messages/transport/smtp-transport.test.ts'],
    mutants: [{ defence: 'answering machines do not answer', from: "'Auto-Submitted': 'auto-generated',", to: '' }],
  },
  {
    file: 'packages/server/src/features/messages/sending/mail-admission.ts',
    tests: [unwanted],
    mutants: [
      {
        defence: 'messages to one address are counted in any spelling',
        from: '`texts to ${emailIdentity(mail.recipientEmail)}`',
        to: '`texts to ${mail.recipientEmail}`',
      },
      {
        defence: 'messages to one address are counted over all events',
        from: '`texts to ${emailIdentity(mail.recipientEmail)}`',
        to: '`texts to ${emailIdentity(mail.recipientEmail)} of ${organiser}`',
      },
      {
        defence: 'who removed themselves is mailed no more',
        from: "if (facts.addedPerson?.isUnwanted) return { kind: 'unwanted' }",
        to: '',
      },
      {
        defence: 'the first mail to added people says how to leave the list',
        from: 'facts.addedPerson?.isFirstMail ? removalBlocks(ctx, mail, facts.addedPerson) : []',
        to: 'facts.addedPerson?.isFirstMail ? [] : []',
      },
    ],
  },
  {
    file: 'packages/server/src/features/messages/sending/mail-admission.store.ts',
    tests: ['packages/server/src/features/people/registration/own/remove-added-person.test.ts'],
    mutants: [
      {
        defence: 'a removal does not keep the mails of an own registration back',
        from: ' and lower(participant.activated_by) <> participant.email_identity',
        to: '',
      },
    ],
  },
  {
    file: 'packages/domain/src/messages/sending/pause-rule.ts',
    tests: [paused],
    mutants: [
      {
        defence: 'a message is paused after ten refusals of one kind',
        from: 'refusalsInARow: 10,',
        to: 'refusalsInARow: 11,',
      },
      {
        defence: 'refusals of a paused message by the code that paused it fail no further mail',
        from: 'if (isPaused && pausedBy === code)',
        to: 'if (isPaused && pausedBy !== code)',
      },
      {
        defence: 'the limit of the provider pauses a message',
        from: "pause: isPaused ? undefined : 'PROVIDER_LIMIT' }",
        to: 'pause: undefined }',
      },
    ],
  },
  {
    file: 'packages/domain/src/messages/sending/pause-rule.ts',
    tests: ['packages/domain/src/messages/sending/pause-rule.test.ts'],
    mutants: [
      {
        defence: 'refusals of another kind begin a new count',
        from: 'refusals.code === code ? refusals.count + 1 : 1',
        to: 'refusals.count + 1',
      },
    ],
  },
  {
    file: 'packages/domain/src/people/requests/guest-request.ts',
    tests: ['packages/server/src/features/people/requests/requests.test.ts'],
    mutants: [{ defence: 'requests of a guest: four a day', from: 'maxRequestsADay = 4', to: 'maxRequestsADay = 5' }],
  },
  {
    file: 'packages/server/src/features/messages/sending/mail-admission.ts',
    tests: ['packages/server/test/limited-calls.test.ts > limits mails to ten a day'],
    mutants: [
      {
        defence: 'mails of an event: ten a day for each person',
        from: 'const mailsForEachPerson = 10',
        to: 'const mailsForEachPerson = 11',
      },
      {
        defence: 'mails of a demo: 60 a day',
        from: 'const demoMails = 60',
        to: 'const demoMails = 61',
        tests: ['packages/server/src/features/messages/sending/messages.test.ts > a demo sends one mail per guest'],
      },
    ],
  },
  {
    file: 'packages/domain/src/messages/sending/stays-in-demo.ts',
    tests: ['packages/domain/src/messages/sending/stays-in-demo.test.ts'],
    mutants: [
      {
        defence: 'a demo mails nobody before its address is confirmed',
        from: "return runningDinnerType === 'DEMO' && acknowledgedDate === undefined",
        to: 'return false',
      },
      {
        defence: 'what a demo wrote before its address was confirmed never leaves',
        from: ' || (dinner.acknowledgedDate !== undefined && createdAt < dinner.acknowledgedDate)',
        to: '',
      },
    ],
  },
]
