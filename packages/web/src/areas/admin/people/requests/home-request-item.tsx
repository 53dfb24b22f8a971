import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { OpenRequest } from '@running-dinner/contract/people'
import { hasTooFewSeats } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { useAcceptHome, useDeclineRequest } from '../../../../features/people/requests/requests.api.ts'
import { useHomeText } from '../../../../features/people/requests/use-home-text.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useSavedChange } from '../../messages/notification-status/use-notify-link.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

type Homes = NonNullable<OpenRequest['home']>

/** The home as it is and as the guest would have it, and what that means for the table. */
export function ProposedHomes({ home: { before, after, peopleAtTable: people } }: { home: Homes }) {
  const { t } = useTranslation('requests')
  const homeText = useHomeText()
  const warning =
    people !== null && before.numSeats !== after.numSeats
      ? after.numSeats === undefined
        ? t('organiser.noSeatsKnown', { people })
        : hasTooFewSeats(after, people) && t('organiser.tooFewSeats', { people, seats: after.numSeats })
      : false
  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          my: 1,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          '& dd': { m: 0 },
        }}
      >
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {t('organiser.before')}
        </Box>
        <dd>{homeText(before)}</dd>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {t('organiser.after')}
        </Box>
        <Box component="dd" sx={{ fontWeight: 600 }}>
          {homeText(after)}
        </Box>
      </Box>
      {warning && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {warning}
        </Alert>
      )}
    </>
  )
}

export function HomeRequestActions({ request: { id, name } }: { request: OpenRequest }) {
  const { t } = useTranslation('requests')
  const adminId = useAdminId()
  const ask = useConfirm()
  const toast = useToast()
  const savedChange = useSavedChange()
  const accept = useAcceptHome(adminId)
  const decline = useDeclineRequest(adminId)
  const handleAccept = async () => {
    const isSure = await ask({
      title: t('organiser.acceptQuestion', { name }),
      message: t('organiser.acceptText', { name }),
      confirmLabel: t('organiser.acceptConfirm'),
      cancelLabel: t('organiser.declineKeep'),
    })
    if (isSure) await accept.mutateAsync(id).then(() => savedChange(t('organiser.accepted', { name })), toast.failure)
  }
  const handleDecline = async () => {
    const isSure = await ask({
      title: t('organiser.declineHomeQuestion', { name }),
      message: t('organiser.declineHomeText', { name }),
      confirmLabel: t('organiser.declineHome'),
      cancelLabel: t('organiser.declineKeep'),
    })
    if (isSure) await toast.outcome(decline.mutateAsync(id), t('organiser.declined', { name }))
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button
        variant="contained"
        loading={accept.isPending}
        disabled={decline.isPending}
        aria-label={t('organiser.acceptFor', { name })}
        onClick={() => void handleAccept()}
      >
        {t('organiser.accept')}
      </Button>
      <Button
        variant="outlined"
        loading={decline.isPending}
        disabled={accept.isPending}
        aria-label={t('organiser.declineHomeFor', { name })}
        onClick={() => void handleDecline()}
      >
        {t('organiser.declineHome')}
      </Button>
    </Box>
  )
}
