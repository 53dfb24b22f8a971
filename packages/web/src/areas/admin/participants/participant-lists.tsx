import { mdiAccountSearchOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ListedParticipant } from '@running-dinner/contract/participants.ts'
import { isSearching, searchParticipants } from '@running-dinner/domain/participants/search.ts'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { ParticipantList } from '../../../features/participants/participants.api.ts'
import { wishesOf } from '../../../features/participants/wish-state.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Growing } from '../../../ui/growing.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { ListBanner } from './list-banner.tsx'
import { listStateOf } from './list-state.ts'
import { ParticipantCards } from './participant-cards.tsx'
import { ParticipantSearch } from './participant-search.tsx'
import { ParticipantTable } from './participant-table.tsx'
import type { PersonRow } from './person-row.ts'
import { useDeletePerson } from './use-delete-person.tsx'
import { useListAddress } from './use-list-address.ts'

/** Main list and waiting list; while searching one list of whoever was found (rules 7.11). */
export function ParticipantLists({ list }: { list: ParticipantList }) {
  const { t } = useTranslation('participants')
  const { assignableParticipantSizes } = useAdminDinner().sessionData
  const address = useListAddress()
  const { main, waiting } = useRows(list)
  const state = listStateOf(list, assignableParticipantSizes.nextParticipantsOffsetSize)
  const searching = isSearching(address.searched)
  return (
    <>
      {state.kind !== 'waiting' && state.kind !== 'empty' && <ListBanner state={state} />}
      <ParticipantSearch address={address} />
      {searching ? (
        <Found rows={[...main, ...waiting.map((row) => ({ ...row, isWaiting: true }))]} address={address} />
      ) : (
        <>
          <ListSection title={t('list.main')} rows={main} notesShown={address.notesShown} />
          {waiting.length > 0 && (
            <>
              <SectionTitle title={t('list.waiting')} count={waiting.length} />
              {state.kind === 'waiting' && <ListBanner state={state} />}
              <People label={t('list.waiting')} rows={waiting} notesShown={address.notesShown} />
            </>
          )}
        </>
      )}
    </>
  )
}

function useRows({ participants, participantsWaitingList }: ParticipantList) {
  return useMemo(() => {
    const wishOf = wishesOf([...participants, ...participantsWaitingList])
    const toRow = (person: ListedParticipant): PersonRow => ({ person, wish: wishOf(person), isWaiting: false })
    return { main: participants.map(toRow), waiting: participantsWaitingList.map(toRow) }
  }, [participants, participantsWaitingList])
}

function Found({ rows, address }: { rows: readonly PersonRow[]; address: ReturnType<typeof useListAddress> }) {
  const { t } = useTranslation('participants')
  const people = searchParticipants(
    rows.map((row) => row.person),
    address.searched,
  )
  const found = new Set(people)
  const shown = rows.filter((row) => found.has(row.person))
  return (
    <>
      <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
        {t('search.found', { count: shown.length })}
      </Typography>
      {shown.length > 0 ? (
        <People label={t('search.title')} rows={shown} notesShown={address.notesShown} />
      ) : (
        <EmptyState
          icon={mdiAccountSearchOutline}
          title={t('search.nobodyTitle')}
          action={
            <Button variant="outlined" onClick={() => address.search('')}>
              {t('search.clear')}
            </Button>
          }
        >
          {t('search.nobody', { typed: address.searched })}
        </EmptyState>
      )}
    </>
  )
}

function ListSection({ title, rows, notesShown }: { title: string; rows: readonly PersonRow[]; notesShown: boolean }) {
  return (
    <Box sx={{ mb: 5 }}>
      <SectionTitle title={title} count={rows.length} />
      <People label={title} rows={rows} notesShown={notesShown} />
    </Box>
  )
}

function SectionTitle({ title, count }: { title: string; count: number }) {
  const { t } = useTranslation('participants')
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1.5 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('count', { count })}
      </Typography>
    </Box>
  )
}

function People({ label, rows, notesShown }: { label: string; rows: readonly PersonRow[]; notesShown: boolean }) {
  const { t } = useTranslation('participants')
  const { numSeatsNeededForHost } = useAdminDinner().sessionData
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const { search } = useLocation()
  const onDelete = useStable(useDeletePerson())
  const List = isWide ? ParticipantTable : ParticipantCards
  return (
    <Growing items={rows} moreLabel={t('more')} status={(shown, total) => t('shown', { shown, total })}>
      {(shown) => (
        <List
          rows={shown}
          label={label}
          seatsNeeded={numSeatsNeededForHost}
          notesShown={notesShown}
          search={search}
          onDelete={onDelete}
        />
      )}
    </Growing>
  )
}

/** The same function for every render, so that hundreds of rows need not be drawn again. */
function useStable(remove: ReturnType<typeof useDeletePerson>) {
  const latest = useRef(remove)
  latest.current = remove
  return useCallback((person: ListedParticipant) => {
    void latest.current(person).then((isGone) => {
      // The button that was pressed went with its row.
      if (isGone) document.getElementById('main')?.focus({ preventScroll: true })
    })
  }, [])
}
