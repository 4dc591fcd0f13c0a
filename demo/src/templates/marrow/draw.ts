/** Garments on plain grounds, the looks made of them, and the rooms where they are made. */
import { draft } from './scenes.ts';
import { goods, product } from './wardrobe.ts';

export function draw(picture: string): string {
  const [name = '', view = '1'] = picture.split('-');
  return name in goods ? product(name, view) : draft(picture);
}
