import { mdiAccountCheckOutline, mdiCheck, mdiEmailOutline, mdiTrashCanOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RegistrationInfo } from '@running-dinner/contract/participants.ts'
import { hasPhone } from '@running-dinner/domain/people/participants/phone.ts'
import { isFound, searchKey } from '@running-dinner/domain/people/participants/search.ts'
import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unconfirmed } from '../../../../../features/people/participants/registrations.api.ts'
import { useRemind } from '../../../../../features/people/participants/use-remind.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../../../ui/skeletons.tsx'
import { useAdminId, useIsCancelled } from '../../../shell/admin-dinner.ts'
import { RefusedDialog, useBulkConfirm, useBulkDelete } from '../bulk-actions.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { NobodyFound } from '../list/nobody-found.tsx'
import type { SelectableTable } from '../list/person-columns.tsx'
import { FloatingBar } from '../list/selection-bar.tsx'
import { UnconfirmedList } from './unconfirmed-list.tsx'

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
  const { unconfirmed: all, error, isLoaded } = unconfirmed
  const reminding = useRemind(useAdminId())
  const isCancelled = useIsCancelled()
  const table = useTable({ features, columns, data: all, getRowId: ({ id }) => id, enableRowRangeSelection: false })
  const matches = useMemo(() => matcherOf(typed, address), [typed, address])
  const shown = table.getRowModel().rows.filter(({ original }) => matches(original))
  if (error && !isLoaded) return <LoadError error={error} onRetry={() => void unconfirmed.refetch()} />
  if (!isLoaded) return <ListSkeleton />
  if (all.length === 0) {
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
      <Typography role="status" sx={{ mb: shown.length < all.length ? 2 : 0, color: 'text.secondary' }}>
        {shown.length < all.length && t('found', { count: shown.length, total: all.length })}
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
