import { styled } from '@mui/material/styles'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import type { PersonRow } from './person-row.ts'
import type { RowActions } from './row-actions.ts'
import { TickBox } from './tick-box.tsx'

/** The label around it makes the target larger than the box. */
const Target = styled('label')({ display: 'inline-flex', padding: 8, margin: -8, cursor: 'pointer' })

interface RowCheckboxProps {
  row: PersonRow
  isSelected: boolean
  onToggle: RowActions['onToggle']
  tabIndex?: number
}

export function RowCheckbox({ row, isSelected, onToggle, tabIndex }: RowCheckboxProps) {
  const { t } = useTranslation('roster')
  return (
    <Target>
      <TickBox
        type="checkbox"
        checked={isSelected}
        aria-label={t('select.one', { name: fullName(row.person) })}
        onChange={(event) => onToggle(row, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
        {...(tabIndex === undefined ? {} : { tabIndex })}
      />
    </Target>
  )
}
