import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { searchKey } from '@running-dinner/domain/participants/search.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonRow } from '../list/person-row.ts'

/** More than that nobody reads through; typing finds the others. */
const MOST_SHOWN = 50

interface SwapTargetProps {
  row: PersonRow
  rows: readonly PersonRow[]
  target: PersonRow | undefined
  onChoose: (target: PersonRow | undefined) => void
}

/** Everybody without a team but the person themselves, found as in the list. */
export function SwapTarget({ row, rows, target, onChoose }: SwapTargetProps) {
  const { t } = useTranslation('roster')
  const options = useMemo(
    () => rows.filter(({ person }) => person.teamId === null && person.id !== row.person.id),
    [rows, row],
  )
  return (
    <Autocomplete
      options={options}
      value={target ?? null}
      onChange={(_, chosen) => onChoose(chosen ?? undefined)}
      getOptionLabel={({ person, isWaiting }) =>
        `${person.listNumber}. ${fullName(person)}${isWaiting ? ` (${t('swap.waits')})` : ''}`
      }
      getOptionKey={({ person }) => person.id}
      isOptionEqualToValue={(one, other) => one.person.id === other.person.id}
      filterOptions={(all, { inputValue }) => {
        const key = searchKey(inputValue)
        return all
          .filter(({ searchText, person }) => searchText.includes(key) || String(person.listNumber) === key)
          .slice(0, MOST_SHOWN)
      }}
      noOptionsText={t('swap.nobody')}
      renderInput={(props) => <TextField {...props} label={t('swap.with')} autoFocus sx={{ mt: 1 }} />}
    />
  )
}
