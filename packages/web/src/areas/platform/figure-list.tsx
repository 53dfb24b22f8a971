import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

export interface Figure {
  label: string
  value: string | number
}

/** Numbers with their names, as many beside each other as fit. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}
    >
      {figures.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
