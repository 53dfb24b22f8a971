// What people typed becomes no markup, formula, header, link or property of a file.
const platform = 'packages/server/src/platform'
const features = 'packages/server/src/features'

export default [
  {
    file: `${platform}/html/text-to-html.ts`,
    tests: [`${platform}/html/text-to-html.test.ts`],
    mutants: [
      { defence: 'HTML: ampersand', from: "'&': '&amp;',", to: '' },
      { defence: 'HTML: less than', from: "'<': '&lt;',", to: '' },
      { defence: 'HTML: greater than', from: "'>': '&gt;',", to: '' },
      { defence: 'HTML: double quote', from: `'"': '&quot;',`, to: '' },
      { defence: 'HTML: single quote', from: `"'": '&#39;',`, to: '' },
      {
        defence: 'HTML: typed text',
        from: "return escapeHtml(text).replaceAll('\\n', '<br>')",
        to: "return text.replaceAll('\\n', '<br>')",
      },
      { defence: 'HTML: links', from: '<a href="${escapeHtml(address)}"', to: '<a href="${address}"' },
      { defence: 'links of mails give no handle and no referrer', from: ' rel="noreferrer noopener"', to: '' },
    ],
  },
  {
    file: `${platform}/html/text-to-html.ts`,
    tests: [`${platform}/html/text-to-html.test.ts`, `${features}/messages/transport/smtp-transport.test.ts`],
    mutants: [{ defence: 'only web addresses become links', from: '/https?:\\/\\/[^', to: '/\\w+:[^' }],
  },
  {
    file: `${features}/messages/transport/mail-options.ts`,
    tests: [
      `${features}/messages/transport/smtp-transport.test.ts`,
      `${features}/messages/transport/mail-options.test.ts`,
    ],
    mutants: [
      {
        defence: 'names and subjects add no headers to a mail',
        from: "return text.replace(/[\\p{Cc}\\u2028\\u2029]+/gu, ' ').trim()",
        to: 'return text',
      },
      { defence: 'a subject is one line', from: 'subject: inOneLine(mail.subject),', to: 'subject: mail.subject,' },
      {
        defence: 'the name of a recipient is one line',
        from: 'name: inOneLine(mail.recipientName)',
        to: 'name: mail.recipientName',
      },
      {
        defence: 'the name of a sender is one line',
        from: 'name: inOneLine(chosenName || name)',
        to: 'name: chosenName || name',
      },
    ],
  },
  {
    file: `${features}/messages/transport/smtp-transport.ts`,
    tests: [`${features}/messages/transport/smtp-transport.test.ts`],
    mutants: [
      {
        defence: 'a mail goes to one plain address',
        from: 'if (!isEmail(mail.recipientEmail)) throw new UnusableAddress(noAddressCode)',
        to: '',
      },
      {
        defence: 'headers do not decide where a mail goes',
        from: 'await transporter.sendMail({ messageId: mail.messageId, raw, envelope })',
        to: 'await transporter.sendMail({ raw, from: sender, to: `${mail.recipientName} <${mail.recipientEmail}>` })',
      },
    ],
  },
  {
    file: `${features}/messages/transport/compose-mail.ts`,
    tests: [`${features}/messages/transport/smtp-transport.test.ts`],
    mutants: [
      { defence: 'a mail reads no file of the server', from: ', disableFileAccess: true', to: '' },
      { defence: 'a mail asks no address', from: ', disableUrlAccess: true', to: '' },
    ],
  },
  {
    file: 'packages/domain/src/people/participants/email.ts',
    tests: ['packages/domain/src/people/participants/email.test.ts'],
    mutants: [
      { defence: 'an address has 254 characters at most', from: 'if (text.length > 254) return false', to: '' },
      { defence: 'the part before the @ has 64 characters at most', from: '|| local.length > 64 ||', to: '||' },
      { defence: 'an address has no quotes, comments and lists', from: '|| !localPart.test(local) ||', to: '||' },
      {
        defence: 'a part of a domain has 63 characters at most',
        from: 'label.length <= 63 && domainLabel',
        to: 'domainLabel',
      },
    ],
  },
  {
    file: 'packages/domain/src/messages/sending/harmless-text.ts',
    tests: [
      'packages/domain/src/messages/sending/harmless-text.test.ts',
      'packages/server/test/typed-text-in-mails.test.ts',
    ],
    mutants: [
      { defence: 'mails to strangers hold no links', from: "word !== '' && !linkLike.test(word)", to: "word !== ''" },
      { defence: 'mails to strangers hold no control characters', from: "    .replace(controls, ' ')\n", to: '' },
      {
        defence: 'mails to strangers hold short texts',
        from: 'return harmlessText(typed, 40)',
        to: 'return harmlessText(typed, 400)',
      },
    ],
  },
  {
    file: `${features}/people/spreadsheets/formula-guard.ts`,
    tests: [`${features}/people/spreadsheets/write-spreadsheet.test.ts`],
    mutants: [
      { defence: 'cells are no formulas', from: "return dangerous.test(text) ? `'${text}` : text", to: 'return text' },
      {
        defence: 'cells that begin with = are no formulas',
        from: "const dangerous = /^'*[=+\\-@\\t\\r\\0]/",
        to: "const dangerous = /^'*[+\\-@\\t\\r\\0]/",
      },
      {
        defence: 'cells that begin with + are no formulas',
        from: "const dangerous = /^'*[=+\\-@",
        to: "const dangerous = /^'*[=\\-@",
      },
      {
        defence: 'cells that begin with - are no formulas',
        from: "const dangerous = /^'*[=+\\-@",
        to: "const dangerous = /^'*[=+@",
      },
      {
        defence: 'cells that begin with @ are no formulas',
        from: "const dangerous = /^'*[=+\\-@\\t",
        to: "const dangerous = /^'*[=+\\-\\t",
      },
    ],
  },
  {
    file: `${features}/people/spreadsheets/write-spreadsheet.ts`,
    tests: [`${features}/people/spreadsheets/write-spreadsheet.test.ts`],
    mutants: [
      {
        defence: 'cells of CSV are no formulas',
        from: '.map((row) => row.map(guardFormula))',
        to: '.map((row) => [...row])',
      },
    ],
  },
  {
    file: `${features}/people/spreadsheets/render-xlsx.ts`,
    tests: [`${features}/people/spreadsheets/write-spreadsheet.test.ts`],
    mutants: [
      {
        defence: 'cells of workbooks that look like formulas are text by their format',
        from: '...(looksLikeFormula(text) && { format: textFormat }),',
        to: '',
      },
      {
        defence: 'texts with an apostrophe keep it when a workbook is read back',
        from: 'const plain = guardApostrophe(text)',
        to: 'const plain = text',
      },
      {
        defence: 'cells named like members of objects keep their text',
        from: 'return plain in Object.prototype ?',
        to: 'return false ?',
      },
    ],
  },
  {
    file: `${platform}/calendar/calendar-file.ts`,
    tests: [`${platform}/calendar/calendar-file.test.ts`],
    mutants: [
      { defence: 'the name of a calendar adds no properties', from: 'name: inOneLine(name)', to: 'name: name' },
      {
        defence: 'the name of a calendar has its marks escaped',
        from: '.replace(/[\\\\;,]/g, (mark) => `\\\\${mark}`)',
        to: '',
      },
      {
        defence: 'the title of an entry is one line',
        from: 'summary: inOneLine(entry.title),',
        to: 'summary: entry.title,',
      },
      {
        defence: 'the description of an entry has no control characters',
        from: 'description: withoutControls(entry.description),',
        to: 'description: entry.description,',
      },
      {
        defence: 'the address of an entry is one line',
        from: 'const address = inOneLine(entry.address)',
        to: 'const address = entry.address',
      },
      {
        defence: 'entries of guests are private',
        from: 'class: isPrivate ? ICalEventClass.PRIVATE : null,',
        to: 'class: null,',
        tests: [`${features}/guests/calendar/calendar.test.ts`],
      },
    ],
  },
  {
    file: `${features}/events/activities/activity-text.ts`,
    tests: [`${features}/events/activities/activity-text.test.ts`],
    mutants: [
      {
        defence: 'activities are escaped for clients without phrases',
        from: 'activityMessage: escapeHtml(activitySentence(language, activity)),',
        to: 'activityMessage: activitySentence(language, activity),',
      },
      { defence: 'activities: less than', from: ".replaceAll('<', '&lt;')", to: '' },
    ],
  },
  {
    file: `${features}/guests/public-pages/public-files.routes.ts`,
    tests: [`${features}/guests/public-pages/public-files.test.ts`],
    mutants: [
      {
        defence: 'addresses of the site map are escaped',
        from: '<loc>${escaped(address)}</loc>',
        to: '<loc>${address}</loc>',
      },
    ],
  },
  {
    file: `${features}/messages/sending/dev-mails.present.ts`,
    tests: [`${features}/messages/sending/dev-mails.test.ts`],
    mutants: [
      {
        defence: 'subjects in the list of stored mails are escaped',
        from: '<span class="subject">${escapeHtml(mail.subject)',
        to: '<span class="subject">${(mail.subject)',
      },
      {
        defence: 'recipients in the list of stored mails are escaped',
        from: '<span class="to">${escapeHtml(mail.to)}</span>${time(mail)}</a></li>`',
        to: '<span class="to">${(mail.to)}</span>${time(mail)}</a></li>`',
      },
      { defence: 'the filter of stored mails is escaped', from: 'value="${escapeHtml(to)}"', to: 'value="${to}"' },
      {
        defence: 'headers of a stored mail are escaped',
        from: '<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>',
        to: '<dt>${name}</dt><dd>${value}</dd>',
      },
      {
        defence: 'names of files of a stored mail are escaped',
        from: '<span class="subject">${escapeHtml(filename)}</span>',
        to: '<span class="subject">${filename}</span>',
      },
      {
        defence: 'the subject of a stored mail is escaped',
        from: '<h1>${escapeHtml(mail.subject)',
        to: '<h1>${(mail.subject)',
      },
      { defence: 'the recipient of a stored mail is escaped', from: 'To ${escapeHtml(mail.to)}', to: 'To ${mail.to}' },
      { defence: 'the title of a stored mail is escaped', from: '<title>${escapeHtml(title)}', to: '<title>${title}' },
    ],
  },
  {
    file: 'packages/server/src/platform/http/plain-page.ts',
    tests: ['packages/server/src/platform/http/plain-page.test.ts'],
    mutants: [
      {
        defence: 'the title in the head of a page without scripts is escaped',
        from: '<title>${escapeHtml(title)}',
        to: '<title>${title}',
      },
      {
        defence: 'the title of a page without scripts is escaped',
        from: '<h1>${escapeHtml(title)}',
        to: '<h1>${title}',
      },
    ],
  },
  {
    file: `${features}/guests/confirmation-forms/confirmation-forms.routes.ts`,
    tests: [`${features}/guests/confirmation-forms/confirmation-forms.test.ts`],
    mutants: [
      {
        defence: 'names on the page without scripts are escaped',
        from: '`<p>${escapeHtml(text)}</p>`',
        to: '`<p>${text}</p>`',
      },
    ],
  },
  {
    file: `${features}/accounts/feedback/feedback-form.routes.ts`,
    tests: [`${features}/accounts/feedback/feedback-form.test.ts`],
    mutants: [
      {
        defence: 'the address that feedback came from is escaped',
        from: 'escapeHtml(fillPhrase(done, { email: value.senderEmail }))',
        to: 'fillPhrase(done, { email: value.senderEmail })',
      },
      {
        defence: 'a refused message is escaped',
        from: '${escapeHtml(message)}',
        to: '${message}',
      },
      {
        defence: 'the address of a refused message is escaped',
        from: '${escapeHtml(email)}',
        to: '${email}',
      },
    ],
  },
  {
    file: `${features}/guests/self-service/plain-own-page.routes.ts`,
    tests: [`${features}/guests/self-service/plain-evening.test.ts`],
    mutants: [
      {
        defence: 'addresses and remarks of the plain evening are escaped',
        from: '`<p>${textToHtml(text)}</p>`',
        to: '`<p>${text}</p>`',
      },
      {
        defence: 'the path of the plain evening is escaped',
        from: '<a href="${escapeHtml(`${page}/plain${search}`)}">',
        to: '<a href="${page}/plain${search}">',
      },
    ],
  },
  {
    file: `${features}/guests/self-service/plain-evening.routes.ts`,
    tests: [`${features}/guests/self-service/plain-evening.test.ts`],
    mutants: [
      {
        defence: 'names of courses of the plain evening are escaped',
        from: '`<h2>${escapeHtml(text)}</h2>`',
        to: '`<h2>${text}</h2>`',
      },
      {
        defence: 'names and numbers of the plain evening are escaped',
        from: '`<p>${escapeHtml(name)}: <a href="${first.url}">${escapeHtml(mobileNumber)}</a></p>`',
        to: '`<p>${name}: <a href="${first.url}">${mobileNumber}</a></p>`',
      },
    ],
  },
  {
    file: `${features}/guests/own-forms/own-forms.routes.ts`,
    tests: [`${features}/guests/own-forms/own-forms.test.ts`],
    mutants: [
      {
        defence: 'what was typed into a refused form is escaped',
        from: "escapeHtml(sentForm.comment ?? '')",
        to: "(sentForm.comment ?? '')",
      },
      {
        defence: 'a refused wish is escaped',
        from: 'value="${escapeHtml(typed)}"',
        to: 'value="${typed}"',
      },
      {
        defence: 'names of a team in the form for its host are escaped',
        from: '<span>${escapeHtml([name, phone, note]',
        to: '<span>${([name, phone, note]',
      },
      {
        defence: 'another site sends no form of an own page',
        from: 'if (isFromElsewhere(request)) return',
        to: 'if (false) return',
      },
    ],
  },
  {
    file: `${features}/guests/own-forms/late-change-form.ts`,
    tests: [`${features}/guests/own-forms/own-forms.test.ts`],
    mutants: [
      {
        defence: 'what is stored of a guest is escaped on the form without scripts',
        from: '<dd>${escapeHtml(fact)}</dd>',
        to: '<dd>${fact}</dd>',
      },
      {
        defence: 'what a guest can correct without scripts is escaped',
        from: "escapeHtml(sentForm ? (sentForm[name] ?? '') : registration[name])",
        to: "(sentForm ? (sentForm[name] ?? '') : registration[name])",
      },
    ],
  },
  {
    file: `${features}/payments/orders/payment-order.present.ts`,
    tests: [`${features}/payments/orders/sandbox.test.ts`],
    mutants: [
      {
        defence: 'the payee of the sandbox is escaped',
        from: '${escapeHtml(order.brandName)}<br>${escapeHtml(order.payeeEmail)}',
        to: '${order.brandName}<br>${order.payeeEmail}',
      },
      {
        defence: 'what is paid in the sandbox is escaped',
        from: '${escapeHtml(order.description)}',
        to: '${order.description}',
      },
    ],
  },
]
