import { mdiAlert, mdiAlertOutline, mdiPhone } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { TableView } from '../../../../features/evening/day/board-view.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { AnswerLine } from './answer-line.tsx'
import { useTableLink } from './table-sheet/use-table-address.ts'

/** A table that needs a look: who cooks, why, how many are there, and a call in one tap. `course` names its course where the page shows a different one. */
export function TableCard({ table, course }: { table: TableView; course?: string }) {
  const { t } = useTranslation('tonight')
  const { names, calls, reasons, state } = table
  const isRed = state === 'RED'
  const colour = isRed ? 'error' : 'warning'
  return (
    <Card
      component="li"
      sx={{ ...card, borderLeftColor: `${colour}.main`, ...(isRed && { ...redGround, animation: pulse }) }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {course !== undefined && <Box sx={{ fontWeight: 650 }}>{course}</Box>}
        <TableName table={table} />
        <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 0.75, p: 0, display: 'grid', gap: 0.25 }}>
          {reasons.map((reason, position) => (
            <Box component="li" key={reason} sx={position === 0 ? mainReason : { pl: '1.8em' }}>
              {position === 0 && (
                <Icon
                  path={isRed ? mdiAlert : mdiAlertOutline}
                  sx={{ color: `${colour}.main`, fontSize: '1.375em', flex: 'none' }}
                />
              )}
              {t(`reasons.${reason}`)}
            </Box>
          ))}
        </Box>
        <Arrived table={table} />
        {isRed && <AnswerLine table={table} />}
      </Box>
      {calls[0] === undefined ? (
        <Box sx={{ color: 'text.secondary' }}>{t('table.noPhone')}</Box>
      ) : (
        <Button
          href={calls[0].url}
          variant={isRed ? 'contained' : 'outlined'}
          color={isRed ? 'error' : 'primary'}
          aria-label={t('table.call', { name: names[0] ?? '' })}
          startIcon={<Icon path={mdiPhone} />}
          sx={{ minHeight: 48, flex: { xs: '1 1 100%', sm: 'none' }, fontSize: '1em' }}
        >
          {t('table.callShort')}
        </Button>
      )}
    </Card>
  )
}

/** A table without anything to do, in one line. */
export function TableLine({ table }: { table: TableView }) {
  const { t } = useTranslation('tonight')
  const { names, calls } = table
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <TableName table={table} />
        <Arrived table={table} />
      </Box>
      {calls[0] !== undefined && (
        <Button
          href={calls[0].url}
          aria-label={t('table.call', { name: names[0] ?? '' })}
          sx={{ minWidth: 48, minHeight: 48, p: 0, fontSize: '1em' }}
        >
          <Icon path={mdiPhone} sx={{ fontSize: '1.375em' }} />
        </Button>
      )}
    </Box>
  )
}

/** Opens the sheet of the table. */
function TableName({ table }: { table: TableView }) {
  const { t } = useTranslation('tonight')
  const { team, names } = table
  const link = useTableLink(table)
  return (
    <Box>
      <Box component="span" sx={{ color: 'text.secondary', mr: 1, whiteSpace: 'nowrap' }}>
        {t('table.number', { number: team?.teamNumber ?? '' })}
      </Box>
      <MuiLink component={Link} to={link} sx={{ fontWeight: 680, py: 1.25 }}>
        {team?.cancelled ? t('table.cancelled') : names.join(', ')}
      </MuiLink>
    </Box>
  )
}

function Arrived({ table: { arrived, expected } }: { table: TableView }) {
  const { t } = useTranslation('tonight')
  return (
    <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {t('table.arrived', { arrived, expected })}
    </Box>
  )
}

const card = {
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  borderLeft: 6,
} as const

const mainReason = { display: 'flex', gap: '0.425em', fontWeight: 650 } as const

const redGround = {
  bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 9%, var(--mui-palette-background-paper))',
  '@keyframes red-table': {
    '0%, 100%': { boxShadow: '0 0 0 0 transparent' },
    '50%': { boxShadow: '0 0 0 5px color-mix(in srgb, var(--mui-palette-error-main) 35%, transparent)' },
  },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const

const pulse = 'red-table 2.4s ease-in-out infinite'

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
