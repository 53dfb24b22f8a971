import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import InputAdornment from '@mui/material/InputAdornment'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/people'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { isSearching, searchParticipants } from '@running-dinner/domain/people'
import { memo, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipientPool } from '../../../../features/messages/sending/message-recipients.ts'
import { filterTeams } from '../../../../features/plan/teams/filter-teams.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

interface RecipientChecklistProps {
  pool: RecipientPool
  chosen: ReadonlySet<string>
  onChange: (change: (chosen: ReadonlySet<string>) => ReadonlySet<string>) => void
}

/** Rows rendered at first and with each press on "more": with all rows, typing into the search field stutters. */
const rowsPerPage = 150

export function RecipientChecklist({ pool, chosen, onChange }: RecipientChecklistProps) {
  const { t } = useTranslation('mailing')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(rowsPerPage)
  const options = useMemo(() => recipientOptions(pool, search), [pool, search])
  return (
    <>
      <SearchField
        isForPeople={pool.type === 'PARTICIPANT'}
        value={search}
        onChange={(value) => {
          setSearch(value)
          setShown(rowsPerPage)
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1, ml: -1 }}>
        <Button size="small" onClick={() => onChange((before) => new Set([...before, ...options.map(({ id }) => id)]))}>
          {t(search === '' ? 'choose.all' : 'choose.found')}
        </Button>
        <Button size="small" disabled={chosen.size === 0} onClick={() => onChange(() => new Set())}>
          {t('choose.none')}
        </Button>
      </Box>
      <OptionList
        options={options}
        shown={shown}
        chosen={chosen}
        onChange={onChange}
        onMore={() => setShown(shown + rowsPerPage)}
      />
    </>
  )
}

interface OptionListProps extends Pick<RecipientChecklistProps, 'chosen' | 'onChange'> {
  options: readonly RecipientOption[]
  shown: number
  onMore: () => void
}

/** Scrolls on its own, so that search and buttons stay visible. Needs no tabIndex: its checkboxes take the focus. */
function OptionList({ options, shown, chosen, onChange, onMore }: OptionListProps) {
  const { t } = useTranslation('mailing')
  const toggle = useCallback((id: string) => onChange((before) => toggled(before, id)), [onChange])
  const hiddenCount = options.length - shown
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, mx: -3, p: 0, overflowY: 'auto', flex: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {options.slice(0, shown).map((option) => (
        <OptionRow key={option.id} option={option} isChosen={chosen.has(option.id)} onToggle={toggle} />
      ))}
      {options.length === 0 && (
        <Typography component="li" role="status" sx={{ px: 3, py: 3, color: 'text.secondary' }}>
          {t('choose.nothingFound')}
        </Typography>
      )}
      {hiddenCount > 0 && (
        <Box component="li" sx={{ px: 3, py: 1 }}>
          <Button onClick={onMore}>{t('choose.more', { count: Math.min(hiddenCount, rowsPerPage) })}</Button>
        </Box>
      )}
    </Box>
  )
}

function SearchField(props: { isForPeople: boolean; value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('mailing')
  return (
    <TextField
      type="search"
      label={t(props.isForPeople ? 'choose.searchPeople' : 'choose.searchTeams')}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      sx={{ mt: 1 }}
      slotProps={{
        htmlInput: { autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

interface OptionRowProps {
  option: RecipientOption
  isChosen: boolean
  onToggle: (id: string) => void
}

/** Memoised: one change among hundreds of rows must not render all of them. */
const OptionRow = memo(function OptionRow({ option, isChosen, onToggle }: OptionRowProps) {
  const { title, detail } = useOptionText(option)
  return (
    <Box component="li">
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 0.75,
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Checkbox checked={isChosen} onChange={() => onToggle(option.id)} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{title}</Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        </Box>
      </Box>
    </Box>
  )
})

function useOptionText(option: RecipientOption): { title: string; detail: string } {
  const { t } = useTranslation('mailing')
  if (option.kind === 'team') {
    const course = option.meal ?? t('choose.onlyGuest')
    return { title: t('choose.team', { number: option.number }), detail: `${course} · ${option.members}` }
  }
  return { title: option.name, detail: `${option.email} · ${t(option.isInTeam ? 'choose.inTeam' : 'choose.noTeam')}` }
}

function toggled(chosenIds: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(chosenIds)
  if (!after.delete(id)) after.add(id)
  return after
}

/** A row of the checklist. */
type RecipientOption =
  | { kind: 'person'; id: string; name: string; email: string; isInTeam: boolean }
  /** `meal`: the course the team cooks. */
  | { kind: 'team'; id: string; number: number; meal: string | undefined; members: string }

/** The people or teams that match the search; cancelled teams are left out. */
function recipientOptions(pool: RecipientPool, search: string): RecipientOption[] {
  if (pool.type === 'PARTICIPANT') {
    const people = [...pool.participants]
    return (isSearching(search) ? searchParticipants(people, search) : people).map(personOption)
  }
  const running = pool.teams.filter((team) => team.status !== 'CANCELLED')
  return filterTeams(running, { text: search, mealId: undefined, withoutSeats: undefined }).map(teamOption)
}

function personOption(person: ParticipantReply): RecipientOption {
  const { id, email, teamId } = person
  return { kind: 'person', id, name: fullName(person), email, isInTeam: teamId !== null }
}

function teamOption({ id, teamNumber, meal, onlyGuest, teamMembers }: TeamReply): RecipientOption {
  const members = teamMembers.map(fullName).join(', ')
  return { kind: 'team', id, number: teamNumber, meal: onlyGuest ? undefined : meal.label, members }
}
