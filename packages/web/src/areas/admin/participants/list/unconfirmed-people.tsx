import { mdiAccountCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RegistrationInfo } from '@running-dinner/contract/participants.ts'
import { searchKey, searchTextOf } from '@running-dinner/domain/participants/search.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unconfirmed } from '../../../../features/participants/use-unconfirmed.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { UnconfirmedBar } from '../unconfirmed/unconfirmed-bar.tsx'
import { UnconfirmedList } from '../unconfirmed/unconfirmed-list.tsx'
import type { ListAddress } from './list-address.ts'
import { NobodyFound } from './nobody-found.tsx'
import { useSelection } from './use-selection.ts'

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
