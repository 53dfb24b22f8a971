import type { MailServerProblem } from '@running-dinner/domain/messages/sending/mail-server-problem.ts'

const words: Record<MailServerProblem, string> = {
  NAME_UNKNOWN: 'its name in SMTP_URL is not found',
  REFUSED: 'it refuses connections: check host and port in SMTP_URL',
  NO_ANSWER: 'it does not answer in time',
  CERTIFICATE:
    'its certificate is not trusted: name the certificate with NODE_EXTRA_CA_CERTS, or append ?ignoreTLS=true or ?tls.rejectUnauthorized=false to SMTP_URL (docs/deploy.md#mail-server)',
  LOGIN: 'it refuses the login: check user and password in SMTP_URL, percent-encoded',
  BUSY: 'it turns connections away',
  OTHER: 'the connection fails',
}

/** What the operator reads in the log. */
export function mailServerWords(problem: MailServerProblem): string {
  return `The mail server cannot be used, no mail leaves: ${words[problem]}`
}
