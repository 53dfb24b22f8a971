import { mdiTrashCanOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import type { RegistrationInfo } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/people/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { useDeleteParticipant } from '../../../../../features/people/participants/participants.api.ts'
import { useRemind } from '../../../../../features/people/participants/use-remind.ts'
import { useConfirm } from '../../../../../ui/confirm-dialog.tsx'
import { Growing } from '../../../../../ui/growing.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useNotify } from '../../../../../ui/notifications.tsx'
import { useAdminId, useIsCancelled } from '../../../shell/admin-dinner.ts'
import { RowCheckbox, type SelectableRow } from '../list/row-controls.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { RegistrationFacts } from './registration-facts.tsx'

type UnconfirmedRow = SelectableRow & { id: string; original: RegistrationInfo }

interface UnconfirmedListProps {
  rows: readonly UnconfirmedRow[]
  /** Ids of registrations that have waited for more than two days. */
  tooOld: ReadonlySet<string>
}

export function UnconfirmedList({ rows, tooOld }: UnconfirmedListProps) {
  const { t } = useTranslation(['roster', 'participants'])
  const isCancelled = useIsCancelled()
  return (
    <Growing
      items={rows}
      moreLabel={t('participants:more')}
      status={(shown, total) => t('participants:shown', { shown, total })}
    >
      {(shown) => (
        <Card component="ul" aria-label={t('filters.unconfirmed')} sx={{ m: 0, p: 0, listStyle: 'none', mb: 2 }}>
          {shown.map((row) => (
            <Box
              component="li"
              key={row.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                p: 2,
                '& + li': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              {!isCancelled && (
                <Box component="span" sx={{ alignSelf: 'flex-start' }}>
                  <RowCheckbox row={row} name={fullName(row.original)} />
                </Box>
              )}
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <RegistrationFacts registration={row.original} isTooOld={tooOld.has(row.id)} />
              </Box>
              <UnconfirmedActions registration={row.original} />
            </Box>
          ))}
        </Card>
      )}
    </Growing>
  )
}

function UnconfirmedActions({ registration }: { registration: RegistrationInfo }) {
  const { t } = useTranslation(['roster', 'participants'])
  const confirm = useConfirm()
  const notify = useNotify()
  const remove = useDeleteParticipant(useAdminId())
  const isCancelled = useIsCancelled()
  const reminding = useRemind(useAdminId())
  const name = fullName(registration)
  const handleDelete = async () => {
    const partner = registration.teamPartnerWishChildInfo
    const isSure = await confirm({
      title: t('participants:delete.title', { name }),
      message: t(partner === '' ? 'participants:delete.single' : 'participants:delete.root', { name, other: partner }),
      confirmLabel: t('participants:delete.confirm'),
      destructive: true,
    })
    if (!isSure) return
    // Not as callbacks of the mutation: the button unmounts once the list is loaded again.
    await remove.mutateAsync(registration.id).then(() => {
      notify.success(t('participants:delete.done', { name }))
      document.getElementById('main')?.focus({ preventScroll: true })
    }, notify.failure)
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', ml: 'auto' }}>
      {!isCancelled && (
        <Button
          size="small"
          loading={reminding.isPending}
          aria-label={t('unconfirmed.remindOne', { name })}
          onClick={() => void reminding.remind([registration.id])}
        >
          {t('unconfirmed.remind')}
        </Button>
      )}
      {!isCancelled && <ConfirmButton registration={registration} />}
      <IconButton aria-label={t('participants:list.delete', { name })} onClick={() => void handleDelete()}>
        <Icon path={mdiTrashCanOutline} sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  )
}
