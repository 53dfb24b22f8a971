import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSwapOrder } from '../../../../features/participants/order.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { PersonRow } from '../list/person-row.ts'
import { SwapOutcome } from './swap-outcome.tsx'
import { swapPreview } from './swap-preview.ts'
import { SwapTarget } from './swap-target.tsx'

interface SwapDialogProps {
  /** Whose place is swapped; undefined: closed. */
  row: PersonRow | undefined
  rows: readonly PersonRow[]
  onClose: () => void
}

/** Choose with whom, read what moves, swap (rules 7.6). With a team there is only the way to the teams. */
export function SwapDialog({ row, rows, onClose }: SwapDialogProps) {
  const { t } = useTranslation(['roster', 'common'])
  const titleId = useId()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  // Who it is about stays while it fades.
  const [shown, setShown] = useState(row)
  if (row !== undefined && row !== shown) setShown(row)
  return (
    <Dialog
      open={row !== undefined}
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={isPhone}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId} component="h2" variant="h2">
        {shown && t('swap.title', { name: fullName(shown.person) })}
      </DialogTitle>
      {shown &&
        (shown.person.teamId === null ? (
          <Swap key={shown.person.id} row={shown} rows={rows} onClose={onClose} />
        ) : (
          <InTeam onClose={onClose} />
        ))}
    </Dialog>
  )
}

function InTeam({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['roster', 'common'])
  const adminId = useAdminId()
  return (
    <>
      <DialogContent>{t('swap.inTeam')}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
        <Button component={Link} to={paths.admin.teams(adminId)} variant="contained">
          {t('swap.toTeams')}
        </Button>
      </DialogActions>
    </>
  )
}

function Swap({ row, rows, onClose }: { row: PersonRow; rows: readonly PersonRow[]; onClose: () => void }) {
  const { t } = useTranslation(['roster', 'common'])
  const notify = useNotify()
  const swap = useSwapOrder(useAdminId())
  const [target, setTarget] = useState<PersonRow>()
  const preview = useMemo(() => target && swapPreview(rows, row, target), [rows, row, target])
  const isPossible = target !== undefined && preview !== undefined && !('refused' in preview)
  const handleSwap = () => {
    if (!target) return
    const ids = { participantId: row.person.id, otherParticipantId: target.person.id }
    swap.mutate(ids, {
      onSuccess: () => {
        notify.success(t('swap.done', { name: fullName(row.person), other: fullName(target.person) }))
        onClose()
      },
      onError: notify.failure,
    })
  }
  return (
    <>
      <DialogContent>
        <SwapTarget row={row} rows={rows} target={target} onChoose={setTarget} />
        <div role="status">
          {preview ? (
            <SwapOutcome preview={preview} />
          ) : (
            <Alert severity="info" icon={false} sx={{ mt: 2 }}>
              {t('swap.explained')}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="contained" disabled={!isPossible} loading={swap.isPending} onClick={handleSwap}>
          {t('swap.confirm')}
        </Button>
      </DialogActions>
    </>
  )
}
