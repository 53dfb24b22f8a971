import { mdiAccountCheckOutline, mdiCheck, mdiEmailOutline, mdiTrashCanOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { RegistrationInfo } from '@running-dinner/contract/people'
import { fullName, hasPhone, isFound, searchKey } from '@running-dinner/domain/people'
import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteParticipant } from '../../../../../features/people/participants/participants.api.ts'
import type { Unconfirmed } from '../../../../../features/people/participants/registrations.api.ts'
import { useRemind } from '../../../../../features/people/participants/use-remind.ts'
import { useConfirm } from '../../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Growing } from '../../../../../ui/growing.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../../../ui/skeletons.tsx'
import { useToast } from '../../../../../ui/toasts.tsx'
import { useAdminId, useIsCancelled } from '../../../shell/admin-dinner.ts'
import { RefusedDialog, useBulkConfirm, useBulkDelete } from '../bulk-actions.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { NobodyFound } from '../list/nobody-found.tsx'
import type { SelectableTable } from '../list/person-columns.tsx'
import { RowCheckbox, type SelectableRow } from '../list/row-controls.tsx'
import { FloatingBar } from '../list/selection-bar.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { RegistrationFacts } from './registration-facts.tsx'

/** Only the selection is needed of the table: the list has one column. */
const features = tableFeatures({ rowSelectionFeature })
const columns: [] = []

interface UnconfirmedPeopleProps {
  unconfirmed: Unconfirmed
  address: ListAddress
  typed: string
  onClearSearch: () => void
  onClearFilters: () => void
}

/** Registrations whose mail address is not confirmed; the organiser may confirm or delete them. */
export function UnconfirmedPeople({
  unconfirmed,
  address,
  typed,
  onClearSearch,
  onClearFilters,
}: UnconfirmedPeopleProps) {
  const { t } = useTranslation('roster')
  const { unconfirmed: unconfirmedPeople, error, isLoaded } = unconfirmed
  const reminding = useRemind(useAdminId())
  const isCancelled = useIsCancelled()
  const table = useTable({
    features,
    columns,
    data: unconfirmedPeople,
    getRowId: ({ id }) => id,
    enableRowRangeSelection: false,
  })
  const matches = useMemo(() => matcherOf(typed, address), [typed, address])
  const shown = table.getRowModel().rows.filter(({ original }) => matches(original))
  if (error && !isLoaded) return <LoadError error={error} onRetry={() => void unconfirmed.refetch()} />
  if (!isLoaded) return <ListSkeleton />
  if (unconfirmedPeople.length === 0) {
    return (
      <EmptyState icon={mdiAccountCheckOutline} title={t('unconfirmed.noneTitle')}>
        {t('unconfirmed.none')}
      </EmptyState>
    )
  }
  if (shown.length === 0) {
    return (
      <NobodyFound
        typed={typed}
        hasFilters={address.filters.length > 0}
        onClearSearch={onClearSearch}
        onClearFilters={onClearFilters}
      />
    )
  }
  return (
    <Box>
      <Typography role="status" sx={{ mb: shown.length < unconfirmedPeople.length ? 2 : 0, color: 'text.secondary' }}>
        {shown.length < unconfirmedPeople.length &&
          t('found', { count: shown.length, total: unconfirmedPeople.length })}
      </Typography>
      {!isCancelled && (
        <Button
          variant="outlined"
          loading={reminding.isPending}
          startIcon={<Icon path={mdiEmailOutline} />}
          onClick={() => void reminding.remind(shown.map(({ id }) => id))}
          sx={{ mb: 2 }}
        >
          {t('unconfirmed.remindAll')}
        </Button>
      )}
      <UnconfirmedList rows={shown} tooOld={unconfirmed.tooOld} />
      <UnconfirmedBar
        table={table}
        shownIds={shown.map(({ id }) => id)}
        selectedIds={table.getSelectedRowModel().rows.map(({ id }) => id)}
      />
    </Box>
  )
}

/** Of the chips only "no phone" applies before a registration is confirmed. */
function matcherOf(typed: string, { filters }: ListAddress): (registration: RegistrationInfo) => boolean {
  const key = searchKey(typed)
  const hasNoPhone = filters.includes('noPhone')
  return (registration) =>
    (!hasNoPhone || !hasPhone(registration)) &&
    isFound({ ...registration, street: '', streetNr: '', zip: '', cityName: '' }, key)
}

interface UnconfirmedBarProps {
  table: SelectableTable
  shownIds: readonly string[]
  selectedIds: readonly string[]
}

/** Actions on all ticked registrations. */
function UnconfirmedBar({ table, shownIds, selectedIds }: UnconfirmedBarProps) {
  const { t } = useTranslation('roster')
  const confirming = useBulkConfirm()
  const deleting = useBulkDelete()
  const reminding = useRemind(useAdminId())
  // Only the server knows the second person of a pair and names them where they go along.
  const toDelete = selectedIds.map((id) => ({ id, teamId: null, childTeamPartnerWish: null }))
  return (
    <>
      <FloatingBar table={table} shownIds={shownIds} selectedIds={selectedIds}>
        <Button
          size="small"
          variant="contained"
          loading={reminding.isPending}
          startIcon={<Icon path={mdiEmailOutline} />}
          onClick={() => void reminding.remind(selectedIds)}
        >
          {t('unconfirmed.remind')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          loading={confirming.isPending}
          startIcon={<Icon path={mdiCheck} />}
          onClick={() => void confirming.confirmAll([...selectedIds])}
        >
          {t('unconfirmed.confirm')}
        </Button>
        <Button
          size="small"
          color="error"
          variant="outlined"
          loading={deleting.isPending}
          startIcon={<Icon path={mdiTrashCanOutline} />}
          onClick={() => void deleting.remove(toDelete)}
        >
          {t('bulk.delete')}
        </Button>
      </FloatingBar>
      <RefusedDialog title={t('bulk.notDeleted')} refused={deleting.refused} onClose={deleting.closeRefused} />
      <RefusedDialog title={t('bulk.notConfirmed')} refused={confirming.refused} onClose={confirming.closeRefused} />
    </>
  )
}

type UnconfirmedRow = SelectableRow & { id: string; original: RegistrationInfo }

interface UnconfirmedListProps {
  rows: readonly UnconfirmedRow[]
  /** Ids of registrations that have waited for more than two days. */
  tooOld: ReadonlySet<string>
}

function UnconfirmedList({ rows, tooOld }: UnconfirmedListProps) {
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
  const toast = useToast()
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
      toast.success(t('participants:delete.done', { name }))
      document.getElementById('main')?.focus({ preventScroll: true })
    }, toast.failure)
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
