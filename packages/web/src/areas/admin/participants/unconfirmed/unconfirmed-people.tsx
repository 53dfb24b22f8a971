import { mdiAccountCheckOutline, mdiCheck, mdiTrashCanOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RegistrationInfo } from '@running-dinner/contract/participants.ts'
import { searchKey, searchTextOf } from '@running-dinner/domain/participants/search.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unconfirmed } from '../../../../features/participants/registrations.api.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { RefusedDialog, useBulkConfirm, useBulkDelete } from '../bulk-actions.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { NobodyFound } from '../list/nobody-found.tsx'
import { FloatingBar } from '../list/selection-bar.tsx'
import { type Selection, useSelection } from '../list/use-selection.ts'
import { UnconfirmedList } from './unconfirmed-list.tsx'

interface UnconfirmedPeopleProps {
  unconfirmed: Unconfirmed
  address: ListAddress
  typed: string
  onClearSearch: () => void
  onClearFilters: () => void
}

/** Registrations whose address nobody has confirmed: the organiser may, or delete them. */
export function UnconfirmedPeople({
  unconfirmed,
  address,
  typed,
  onClearSearch,
  onClearFilters,
}: UnconfirmedPeopleProps) {
  const { t } = useTranslation('roster')
  const { unconfirmed: all, error, isLoaded } = unconfirmed
  const shown = useMemo(() => filtered(all, typed, address), [all, typed, address])
  const selection = useSelection(useMemo(() => all.map(({ id }) => id), [all]))
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
      <UnconfirmedList registrations={shown} tooOld={unconfirmed.tooOld} selection={selection} />
      <UnconfirmedBar shown={shown} selection={selection} />
    </Box>
  )
}

/** Of the filters only the missing phone can be told before somebody takes part. */
function filtered(
  all: readonly RegistrationInfo[],
  typed: string,
  { filters }: ListAddress,
): readonly RegistrationInfo[] {
  const key = searchKey(typed)
  const hasNoPhone = filters.includes('noPhone')
  return all.filter(
    (one) =>
      (!hasNoPhone || one.mobileNumber === '') &&
      (key === '' || searchTextOf({ ...one, street: '', streetNr: '', zip: '', cityName: '' }).includes(key)),
  )
}

/** What can be done with all the unconfirmed who are ticked. */
function UnconfirmedBar({ shown, selection }: { shown: readonly RegistrationInfo[]; selection: Selection }) {
  const { t } = useTranslation('roster')
  const confirming = useBulkConfirm()
  const deleting = useBulkDelete()
  const ids = [...selection.selected]
  const areAllTicked = shown.every(({ id }) => selection.selected.has(id))
  // Who else of a pair goes along is not known here; the server names them.
  const toDelete = ids.map((id) => ({ id, teamId: null, childTeamPartnerWish: null }))
  return (
    <>
      <FloatingBar
        isShown={ids.length > 0}
        label={t('select.label')}
        count={ids.length}
        onClear={selection.clear}
        more={
          !areAllTicked && (
            <Button
              size="small"
              onClick={() =>
                selection.set(
                  shown.map(({ id }) => id),
                  true,
                )
              }
            >
              {t('select.everybody', { count: shown.length })}
            </Button>
          )
        }
      >
        <Button
          size="small"
          variant="contained"
          loading={confirming.isPending}
          startIcon={<Icon path={mdiCheck} />}
          onClick={() => void confirming.confirmAll(ids)}
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
