import { mdiChevronDown } from '@mdi/js'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import type { OptimizeFieldsProps } from './search-fields.tsx'

interface LockFieldsProps extends OptimizeFieldsProps {
  teams: readonly TeamReply[]
  /** The number of teams cannot be understood. */
  isRefused: boolean
}

/** What the search must leave alone; folded away, because most searches need none of it. */
export function LockFields({ teams, values, onChange, isRefused }: LockFieldsProps) {
  const { t } = useTranslation('planning')
  return (
    <Accordion
      variant="outlined"
      disableGutters
      sx={{ borderRadius: 2, '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<Icon path={mdiChevronDown} />}>
        <Box sx={{ fontSize: '1rem', fontWeight: 600 }}>{t('optimize.more')}</Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2.5 }}>
        <TeamsField
          teams={teams}
          label={t('optimize.lockedTeams')}
          help={t('optimize.lockedTeamsHelp')}
          chosen={values.lockedTeamIds}
          onChange={(lockedTeamIds) => onChange({ lockedTeamIds })}
        />
        <TeamsField
          teams={teams}
          label={t('optimize.lockedTables')}
          help={t('optimize.lockedTablesHelp')}
          chosen={values.lockedTableTeamIds}
          onChange={(lockedTableTeamIds) => onChange({ lockedTableTeamIds })}
        />
        {values.courses === 'FREE' && <MealsField values={values} onChange={onChange} />}
        <TextField
          id={useId()}
          label={t('optimize.maxChanged')}
          helperText={t(isRefused ? 'optimize.maxChangedInvalid' : 'optimize.maxChangedHelp')}
          error={isRefused}
          value={values.maxChangedTeams}
          onChange={(event) => onChange({ maxChangedTeams: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <NeighboursField values={values} onChange={onChange} />
      </AccordionDetails>
    </Accordion>
  )
}

function MealsField({ values, onChange }: OptimizeFieldsProps) {
  const { t } = useTranslation('planning')
  const { meals } = useAdminDinner()
  const toggled = (id: string) =>
    values.lockedMealIds.includes(id)
      ? values.lockedMealIds.filter((mealId) => mealId !== id)
      : [...values.lockedMealIds, id]
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('optimize.lockedMeals')}</FormLabel>
      <FormGroup>
        {meals.map((meal) => (
          <FormControlLabel
            key={meal.id}
            control={
              <Checkbox
                checked={values.lockedMealIds.includes(meal.id)}
                onChange={() => onChange({ lockedMealIds: toggled(meal.id) })}
              />
            }
            label={<MealMark meal={meal} meals={meals} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

/** Metres between neighbours that must not visit each other. */
const neighbours = { step: 50, max: 500 }

function NeighboursField({ values, onChange }: OptimizeFieldsProps) {
  const { t } = useTranslation('planning')
  const { minimumDistance } = values
  const shown = (metres: number) => formatDistance(metres, currentLanguage())
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>
        {minimumDistance === 0
          ? t('optimize.minimumDistanceOff')
          : t('optimize.minimumDistance', { distance: shown(minimumDistance) })}
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-label={t('optimize.minimumDistanceLabel')}
          value={minimumDistance}
          onChange={(_, value) => onChange({ minimumDistance: Number(value) })}
          min={0}
          {...neighbours}
          getAriaValueText={shown}
        />
      </Box>
    </Box>
  )
}

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
function TeamsField({ teams, label, help, chosen, onChange }: TeamsFieldProps) {
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
