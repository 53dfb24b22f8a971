import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { DinnerReply } from '@running-dinner/contract/events'
import { isEveningOver, needsAcknowledgement } from '@running-dinner/domain/events'
import { plusDays } from '@running-dinner/domain/local-date'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { demoReachOf } from '../../../features/messages/sending/demo-reach.ts'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { OnceOpened } from '../../../ui/once-opened.tsx'
import { type TimedDinner, timedEventOf } from './dates.ts'

// Loaded on demand: forms add much code to a page without one.
const loadResendDialog = () => import('./resend-dialog.tsx')
const ResendDialog = lazy(() => loadResendDialog().then((file) => ({ default: file.ResendDialog })))

/** The next step "confirm" links to it from every page of the event. */
const resendHash = '#resend'

const severities = { cancelled: 'error', unconfirmed: 'warning', demo: 'info', expired: 'info' } as const

/** Personal data is deleted at most this many days after the event. */
const retentionDays = 7

/** The notice shown on every page of the event. */
export function NoticeBar({ dinner, teamsExist }: { dinner: DinnerReply; teamsExist: boolean }) {
  const notice = noticeOf(dinner, new Date())
  const isOverview = useLocation().pathname === paths.admin.dashboard(dinner.adminId)
  if (notice === undefined) return null
  return (
    <Alert
      severity={severities[notice]}
      role="status"
      className="no-print"
      action={
        notice === 'unconfirmed' ? (
          <Resend dinner={dinner} />
        ) : notice === 'demo' && teamsExist && isOverview ? (
          <AsGuest adminId={dinner.adminId} />
        ) : undefined
      }
      sx={{
        borderRadius: 0,
        borderWidth: '0 0 1px',
        px: { xs: 2, sm: 3 },
        py: 0,
        minHeight: 36,
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        alignItems: 'center',
        '& .MuiAlert-icon': { py: 0, display: { xs: 'none', sm: 'flex' } },
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 0', py: 0.5, minWidth: { xs: '100%', sm: 0 } },
        '& .MuiAlert-action': { pt: 0, ml: { xs: 0, sm: 2 }, mr: 0, pl: 0 },
      }}
    >
      <NoticeText notice={notice} dinner={dinner} />
    </Alert>
  )
}

function NoticeText({ notice, dinner }: { notice: Notice; dinner: DinnerReply }) {
  const { t } = useTranslation('admin')
  const key =
    notice === 'demo'
      ? (`notice.demo.${demoReachOf(dinner) ?? 'reaches'}` as const)
      : (`notice.${notice}.text` as const)
  const date = formatDate(plusDays(dinner.basicDetails.date, retentionDays))
  return (
    <>
      <strong>{t(`notice.${notice}.title`)}</strong> {t(key, { email: dinner.email, date })}
    </>
  )
}

/** What the guests get, which no mail of a demo shows. On other pages its line would push lists down. */
function AsGuest({ adminId }: { adminId: string }) {
  const { t } = useTranslation('admin')
  return (
    <Button component={Link} to={paths.admin.asGuest(adminId)} color="inherit" size="small" sx={press}>
      {t('preview.demo')}
    </Button>
  )
}

function Resend({ dinner }: { dinner: DinnerReply }) {
  const { t } = useTranslation('admin')
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isAsked = hash === resendHash
  const [isOpen, setIsOpen] = useState(false)
  const handleClose = () => {
    setIsOpen(false)
    if (isAsked) void navigate({ hash: '' }, { replace: true })
  }
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setIsOpen(true)} sx={press}>
        {t('notice.unconfirmed.action')}
      </Button>
      <OnceOpened open={isOpen || isAsked} load={loadResendDialog} onFail={handleClose}>
        <ResendDialog dinner={dinner} open={isOpen || isAsked} onClose={handleClose} />
      </OnceOpened>
    </>
  )
}

const press = {
  whiteSpace: 'nowrap',
  px: { xs: 0, sm: 1.5 },
  minHeight: 32,
  textDecoration: 'underline',
  '&:hover': { textDecoration: 'underline' },
}

type Notice = 'cancelled' | 'unconfirmed' | 'demo' | 'expired'

type Facts = TimedDinner & Pick<DinnerReply, 'runningDinnerType' | 'acknowledgedDate' | 'cancellationDate'>

/** The notice of an event: the first one that applies. */
export function noticeOf(dinner: Facts, now: Date): Notice | undefined {
  if (dinner.cancellationDate !== null) return 'cancelled'
  const acknowledgedDate = dinner.acknowledgedDate === null ? undefined : new Date(dinner.acknowledgedDate)
  if (needsAcknowledgement({ ...dinner, acknowledgedDate })) return 'unconfirmed'
  if (dinner.runningDinnerType === 'DEMO') return 'demo'
  return isEveningOver(timedEventOf(dinner), now) ? 'expired' : undefined
}
