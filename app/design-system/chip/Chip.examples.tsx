import type { Examples } from '../examples/examples.ts'
import { Chip, ChipLink, Chips, RemovableChipLink } from './Chip.tsx'

export const examples: Examples = {
  'links to what is near': (
    <Chips label="Near by">
      <ChipLink href="#makeup">Makeup</ChipLink>
      <ChipLink href="#skincare">Skincare</ChipLink>
      <ChipLink href="#fragrance">Fragrance</ChipLink>
      <ChipLink href="#haircare">Haircare</ChipLink>
      <ChipLink href="#body">Body</ChipLink>
    </Chips>
  ),
  'filters that apply': (
    <Chips label="Filters">
      <Chip removable aria-label="Remove Lips">
        Lips
      </Chip>
      <RemovableChipLink href="#without-serums" aria-label="Remove Serums">
        Serums
      </RemovableChipLink>
    </Chips>
  ),
  'on and off': (
    <Chips label="Kinds">
      <Chip selected>Matte</Chip>
      <Chip>Satin</Chip>
    </Chips>
  ),
}
