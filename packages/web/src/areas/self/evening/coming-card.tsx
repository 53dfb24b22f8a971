import { mdiAccountCancelOutline, mdiAccountCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { asksWhoComes, lastWord } from '../../../features/guests/self-service/own-evening.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SaidLine } from './said-line.tsx'
import { useEvening } from './use-evening.tsx'

/** From a day before: whether the team comes. It changes no plan; the organiser decides. */
export function ComingCard() {
  const { t } = useTranslation('evening')
  const confirm = useConfirm()
  const { evening, teamId, now, send, unsent } = useEvening()
  if (!asksWhoComes(evening, teamId, now)) return null
  const last = lastWord({ teamId, reports: evening.reports })
  const isWaiting = unsent.some(({ kind }) => kind === 'COMING' || kind === 'NOT_COMING')
  const handleNotComing = async () => {
    const isSure = await confirm({
      title: t('before.notTitle'),
      message: t('before.notText'),
      confirmLabel: t('before.notConfirm'),
      destructive: true,
    })
    if (isSure) await send('NOT_COMING')
  }
  return (
    <CardSection title={t('before.title')}>
      <Typography>
        {t(last === undefined ? 'before.text' : last.kind === 'COMING' ? 'before.coming' : 'before.notComing')}
      </Typography>
      <SaidLine report={last} />
      {!isWaiting && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mt: 2 }}>
          {last?.kind !== 'COMING' && (
            <Button
              variant="contained"
              size="large"
              startIcon={<Icon path={mdiAccountCheckOutline} />}
              onClick={() => void send('COMING')}
            >
              {t('send.coming')}
            </Button>
          )}
          {last?.kind !== 'NOT_COMING' && (
            <Button
              variant="outlined"
              size="large"
              startIcon={<Icon path={mdiAccountCancelOutline} />}
              onClick={() => void handleNotComing()}
            >
              {t('send.notComing')}
            </Button>
          )}
        </Box>
      )}
    </CardSection>
  )
}
