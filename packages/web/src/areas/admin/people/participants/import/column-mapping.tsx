import { mdiChevronDown } from '@mdi/js'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ImportPreview } from '@running-dinner/contract/people'
import {
  type ColumnField,
  type ImportField,
  importFields,
  missingFields,
  questionField,
} from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useAdminDinner } from '../../../shell/admin-dinner.ts'
import { type DraftRow, fieldText } from './check-rows.ts'
import { useFieldLabel } from './field-texts.ts'
import { mappingOf, withField } from './update-row.ts'

interface ColumnMappingProps {
  columns: ImportPreview['columns']
  rows: readonly DraftRow[]
  /** Whether reading the file again would lose corrections. */
  touched: boolean
  /** While the file is read again with another mapping. */
  isReading: boolean
  onChange: (mapping: readonly ColumnField[]) => void
}

/** The field each column of the file maps to. Another mapping reads the file again. */
export function ColumnMapping({ columns, rows, touched, isReading, onChange }: ColumnMappingProps) {
  const { t } = useTranslation('participants')
  const mapping = mappingOf(columns)
  // A column of whole addresses may hold zip and town, too.
  const missing = missingFields(mapping).filter((field) =>
    rows.every(({ participant }) => fieldText(participant, field) === ''),
  )
  const ignored = mapping.filter((field) => field === 'ignore').length
  const reread = useRereading(touched)
  const handleChange = (column: number, field: ColumnField) => reread(() => onChange(withField(mapping, column, field)))
  return (
    <Accordion
      variant="outlined"
      disableGutters
      defaultExpanded={missing.length > 0}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ mb: 4, '&&': { borderRadius: '12px' }, overflow: 'hidden', '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        expandIcon={<Icon path={mdiChevronDown} />}
        sx={{ px: { xs: 2, sm: 3 }, '& .MuiAccordionSummary-content': { flexWrap: 'wrap', alignItems: 'baseline' } }}
      >
        <Box component="span" sx={{ fontSize: '1.125rem', fontWeight: 640, mr: 2 }}>
          {t('importPage.columns')}
        </Box>
        <Box component="span" sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {t('importPage.columnsSummary', { count: mapping.length - ignored, ignored })}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        {isReading && <LinearProgress aria-label={t('importPage.rereading')} sx={{ mb: 2 }} />}
        {missing.length > 0 && <Missing fields={missing} />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {columns.map((column, at) => (
            <Column
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have their place only, names may repeat
              key={at}
              column={column}
              field={mapping[at] ?? 'ignore'}
              disabled={isReading}
              onChange={(field) => void handleChange(at, field)}
            />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}

/** Asks before corrections are lost. */
export function useRereading(touched: boolean) {
  const { t } = useTranslation('participants')
  const confirm = useConfirm()
  return async (reread: () => void) => {
    const question = {
      title: t('importPage.remapTitle'),
      message: t('importPage.remap'),
      confirmLabel: t('importPage.remapConfirm'),
    }
    if (!touched || (await confirm(question))) reread()
  }
}

/** The fields a column can map to, with the event's own questions, and allergens where it asks for them. */
function useColumnFields(): ColumnField[] {
  const { registrationQuestions, allergenListEnabled } = useAdminDinner()
  return [
    ...importFields.filter((field) => field !== 'allergenList' || allergenListEnabled),
    ...registrationQuestions.map(({ id }) => questionField(id)),
  ]
}

function Missing({ fields }: { fields: readonly ImportField[] }) {
  const { t } = useTranslation('participants')
  const names = fields.map((field) => t(`importFields.${field}`)).join(', ')
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('importPage.columnsMissing', { fields: names })}
    </Alert>
  )
}

interface ColumnProps {
  column: ImportPreview['columns'][number]
  field: ColumnField
  disabled: boolean
  onChange: (field: ColumnField) => void
}

function Column({ column, field, disabled, onChange }: ColumnProps) {
  const { t } = useTranslation('participants')
  const header = column.header === '' ? t('importPage.unnamed') : column.header
  const samples = column.samples.filter((sample) => sample !== '')
  const fields = useColumnFields()
  const labelOf = useFieldLabel()
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(220px, 300px)' },
        gap: { xs: 1, sm: 3 },
        alignItems: 'center',
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{header}</Box>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {samples.length > 0 ? samples.join(' · ') : t('importPage.noSamples')}
        </Typography>
      </Box>
      <TextField
        select
        size="small"
        disabled={disabled}
        value={field}
        onChange={(event) => {
          const chosen = fields.find((field) => field === event.target.value)
          if (chosen) onChange(chosen)
        }}
        slotProps={{ select: { 'aria-label': t('importPage.fieldOf', { header }) } as object }}
        sx={{ '& .MuiSelect-select': { color: field === 'ignore' ? 'text.secondary' : 'text.primary' } }}
      >
        {fields.map((field) => (
          <MenuItem key={field} value={field} sx={{ whiteSpace: 'normal' }}>
            {labelOf(field)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
