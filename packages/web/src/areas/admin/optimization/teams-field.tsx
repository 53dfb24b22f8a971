import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface TeamsFieldProps {
  teams: readonly TeamReply[]
  label: string
  help: string
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

const byNumberAndName = createFilterOptions<TeamReply>({
  stringify: (team) => `${team.teamNumber} ${team.teamMembers.map(fullName).join(' ')}`,
})

/** Any number of teams, found by number or by the name of a member. */
export function TeamsField({ teams, label, help, chosen, onChange }: TeamsFieldProps) {
  const { t } = useTranslation(['planning', 'common'])
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const numbered = (team: TeamReply) => t('team', { number: team.teamNumber })
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={6}
      id={useId()}
      options={running}
      value={running.filter((team) => chosen.includes(team.id))}
      onChange={(_, teamsChosen) => onChange(teamsChosen.map((team) => team.id))}
      getOptionKey={(team) => team.id}
      getOptionLabel={numbered}
      filterOptions={byNumberAndName}
      renderOption={({ key, ...item }, team) => (
        <li key={key} {...item}>
          <span>
            <strong>{numbered(team)}</strong> {team.teamMembers.map(fullName).join(', ')}
          </span>
        </li>
      )}
      renderInput={(field) => <TextField {...field} label={label} helperText={help} />}
      slotProps={{ chip: { size: 'small' } }}
      clearText={t('common:remove')}
      openText={label}
      closeText={t('common:close')}
    />
  )
}
