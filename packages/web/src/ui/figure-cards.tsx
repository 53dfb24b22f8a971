import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'

interface Figure {
  name: string
  value: string | number
  /** Whom or what it is about. */
  detail?: string
}

/** A few large numbers; on a phone one below the other. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${figures.length}, 1fr)` },
      }}
    >
      {figures.map((figure) => (
        <FigureCard key={figure.name} {...figure} />
      ))}
    </Box>
  )
}

function FigureCard({ name, value, detail }: Figure) {
  return (
    <Card
      sx={{
        p: { xs: 2, sm: 2.5 },
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column-reverse' },
        justifyContent: { xs: 'space-between', sm: 'flex-end' },
        alignItems: { xs: 'center', sm: 'flex-start' },
        gap: { xs: 1, sm: 0 },
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {name}
        {detail !== undefined && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.875rem' }}>
            {detail}
          </Box>
        )}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: { xs: '1.5rem', sm: '2rem' },
          fontWeight: 680,
          lineHeight: 1.25,
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </Typography>
    </Card>
  )
}
