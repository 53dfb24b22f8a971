import { mdiEmailOutline, mdiLifebuoy, mdiPhone } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import {
  asksWhoComes,
  guestQuestion,
  isHome,
  isStayingAway,
  lastWord,
  openHelp,
} from '../../../features/guests/self-service/own-evening.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useSelfSession } from '../self-session.tsx'
import { SaidLine } from './said-line.tsx'
import { useEvening } from './use-evening.tsx'

/** Whom to call, always; without a number, whom to write to. On the evening also presses that the organiser sees. */
export function OrganiserLine({ mealId }: { mealId: string | null | undefined }) {
  const { t } = useTranslation('evening')
  const { publicContactEmail } = useSelfSession()
  const { evening, teamId, send, unsent } = useEvening()
  const { name, phone, callLinks } = evening.organiser
  const call = callLinks?.[0]?.url
  const help = openHelp({ teamId, reports: evening.reports })
  const isWaiting = unsent.some(({ kind }) => kind === 'HELP')
  if (evening.phase === 'OVER') return null
  const handleHelp = () => void send('HELP', typeof mealId === 'string' ? { mealId } : {})
  return (
    <CardSection title={t('organiser.title')} aside={name}>
      {help && (
        <>
          <Alert severity="warning">
            <AlertTitle>{t(call === undefined ? 'guest.organiserKnows' : 'guest.helpTitle')}</AlertTitle>
            {t(call === undefined ? 'guest.noPhone' : 'guest.helpText', { name: name || t('organiser.noName') })}
          </Alert>
          <SaidLine report={help} />
        </>
      )}
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: '1fr', mt: help ? 1.5 : 0 }}>
        {call !== undefined && (
          <Button
            href={call}
            size="large"
            variant={help ? 'contained' : 'outlined'}
            startIcon={<Icon path={mdiPhone} />}
            sx={{ minHeight: 56, fontSize: '1.125rem' }}
          >
            {phone}
          </Button>
        )}
        {call === undefined && (
          <Button
            href={`mailto:${publicContactEmail}`}
            size="large"
            variant="outlined"
            startIcon={<Icon path={mdiEmailOutline} />}
            sx={{ minHeight: 56, overflowWrap: 'anywhere' }}
          >
            {publicContactEmail}
          </Button>
        )}
        {evening.helpers.length > 0 && (
          <>
            <Typography>{t('organiser.helpers')}</Typography>
            {evening.helpers.map((helper) => (
              <Button
                key={`${helper.name} ${helper.phone}`}
                href={helper.callLinks?.[0]?.url}
                size="large"
                variant="outlined"
                startIcon={<Icon path={mdiPhone} />}
                sx={{ minHeight: 56 }}
              >
                {t('organiser.callHelper', helper)}
              </Button>
            ))}
          </>
        )}
        {evening.phase === 'TONIGHT' && !help && !isWaiting && (
          <Button
            color="error"
            variant="outlined"
            size="large"
            startIcon={<Icon path={mdiLifebuoy} />}
            onClick={handleHelp}
          >
            {t('send.help')}
          </Button>
        )}
        <NoLonger />
      </Box>
    </CardSection>
  )
}

/** Once teams are not asked any more whether they come: asks first, because the organiser acts on it at once. */
function NoLonger() {
  const { t } = useTranslation('evening')
  const confirm = useConfirm()
  const { evening, teamId, now, send, unsent } = useEvening()
  const reader = { teamId, reports: evening.reports }
  const isAsked = asksWhoComes(evening, teamId, now) || guestQuestion(evening, teamId, now) !== undefined
  const isWaiting = unsent.some(({ kind }) => kind === 'COMING' || kind === 'NOT_COMING')
  if (evening.phase !== 'TONIGHT' || evening.stops.length === 0 || isAsked || isWaiting || isHome(reader)) return null
  if (isStayingAway(reader))
    return (
      <>
        <SaidLine report={lastWord(reader)} />
        <Button onClick={() => void send('COMING')}>{t('send.afterAll')}</Button>
      </>
    )
  const handlePress = async () => {
    const isSure = await confirm({
      title: t('noLonger.title'),
      message: t('noLonger.text'),
      confirmLabel: t('noLonger.confirm'),
      destructive: true,
    })
    if (isSure) await send('NOT_COMING')
  }
  return (
    <Button color="inherit" onClick={() => void handlePress()}>
      {t('send.noLonger')}
    </Button>
  )
}
