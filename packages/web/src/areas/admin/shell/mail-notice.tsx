import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { MailProblemsReply } from '@running-dinner/contract/activities.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useAdminId } from './admin-dinner.ts'

/** Shown on every page of an event whose mails do not arrive, with a way to them. */
export function MailNotice({ problems }: { problems: MailProblemsReply }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const problem = mailProblemOf(problems)
  if (problem === undefined) return null
  const { jobId, undelivered } = problems
  const [person] = undelivered
  const target =
    jobId !== null && (problem === 'paused' || problem === 'failed')
      ? paths.admin.mailProtocol(adminId, jobId)
      : person && problem === 'failed'
        ? paths.admin.participant(adminId, person.participantId)
        : paths.admin.messagesOverview(adminId)
  return (
    <Alert
      severity={severities[problem]}
      role="status"
      className="no-print"
      action={
        <Button color="inherit" size="small" component={Link} to={target} sx={{ textDecoration: 'underline' }}>
          {t('notice.mails.action')}
        </Button>
      }
      sx={{
        borderRadius: 0,
        borderWidth: '0 0 1px',
        px: { xs: 2, sm: 3 },
        '& .MuiAlert-action': { pt: 0, alignItems: 'center' },
      }}
    >
      {problem === 'server' ? t('notice.mails.server') : t(`notice.mails.${problem}`, { count: problems[problem] })}
    </Alert>
  )
}

const severities = {
  server: 'error',
  paused: 'error',
  unanswered: 'warning',
  failed: 'error',
  waiting: 'info',
} as const

/** The most pressing problem: what waits for the organiser comes before what goes on by itself. */
function mailProblemOf({
  mailServer,
  paused,
  unanswered,
  failed,
  waiting,
}: MailProblemsReply): keyof typeof severities | undefined {
  // While nothing leaves, all other problems are its consequence.
  if (mailServer !== null) return 'server'
  if (paused > 0) return 'paused'
  if (unanswered > 0) return 'unanswered'
  if (failed > 0) return 'failed'
  return waiting > 0 ? 'waiting' : undefined
}
