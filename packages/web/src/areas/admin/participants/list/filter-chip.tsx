import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { Icon } from '../../../../ui/icon.tsx'

interface FilterChipProps {
  label: string
  count: string | undefined
  isChosen: boolean
  onClick: () => void
}

export function FilterChip({ label, count, isChosen, onClick }: FilterChipProps) {
  return (
    <Chip
      variant="outlined"
      aria-pressed={isChosen}
      onClick={onClick}
      {...(isChosen && { icon: <Icon path={mdiCheck} sx={{ fontSize: 18 }} /> })}
      label={
        <>
          {label}
          {count !== undefined && (
            <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Box>
          )}
        </>
      }
      sx={{
        height: 36,
        borderRadius: 2,
        fontSize: '0.9375rem',
        ...(isChosen && {
          borderColor: 'primary.main',
          boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
          fontWeight: 600,
        }),
      }}
    />
  )
}
