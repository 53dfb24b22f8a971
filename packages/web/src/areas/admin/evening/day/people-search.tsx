import { mdiPhone } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hostContacts } from '../../../../features/evening/day/board-view.ts'
import { type FoundPerson, findPeople } from '../../../../features/evening/day/find-people.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { visuallyHidden } from '../../../../ui/plain-look.ts'
import { SearchInput } from '../../../../ui/search-input.tsx'
import { useTonight } from './evening-context.tsx'

/** Finds people while the name is typed; each can be called in one tap, and shows where the person is now by the plan. */
export function PeopleSearch({ current }: { current: string | undefined }) {
  const { t } = useTranslation('tonight')
  const { people } = useTonight()
  const [typed, setTyped] = useState('')
  const hits = findPeople(people, typed)
  const isSearching = typed.trim() !== ''
  return (
    <Box role="search" sx={{ flex: 1, minWidth: 0, maxWidth: '36em' }}>
      <SearchInput label={t('search.label')} typed={typed} onType={setTyped} />
      <Box role="status" sx={hits.length > 0 ? visuallyHidden : { mt: isSearching ? 1 : 0 }}>
        {isSearching && (hits.length > 0 ? t('search.found', { count: hits.length }) : t('search.none'))}
      </Box>
      {hits.length > 0 && (
        <Card component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {hits.map((each) => (
            <PersonLine key={each.person.participantId} found={each} current={current} />
          ))}
        </Card>
      )}
    </Box>
  )
}

function PersonLine({ found: { person, team }, current }: { found: FoundPerson; current: string | undefined }) {
  const { t } = useTranslation('tonight')
  const { people, teamOf } = useTonight()
  const stop = team.stops.find(({ mealId }) => mealId === current)
  const host = stop && teamOf(stop.hostTeamId)
  const course = people.meals.find(({ mealId }) => mealId === current)?.label ?? ''
  const address = host?.place ? `${host.place.street} ${host.place.streetNr}` : ''
  const where =
    host &&
    (host.teamId === team.teamId
      ? t('search.cooks', { course })
      : t('search.guestOf', { course, host: hostContacts(host).names.join(', ') }))
  return (
    <Box
      component="li"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 680 }}>{person.name}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {[t('table.number', { number: team.teamNumber }), where, address].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {person.callLinks[0] === undefined ? (
        <Box sx={{ color: 'text.secondary' }}>{person.phone || t('table.noPhone')}</Box>
      ) : (
        <Button
          href={person.callLinks[0].url}
          variant="outlined"
          aria-label={t('table.call', { name: person.name })}
          startIcon={<Icon path={mdiPhone} />}
          sx={{ minHeight: 48 }}
        >
          {person.phone}
        </Button>
      )}
    </Box>
  )
}
