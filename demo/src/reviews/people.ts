/** The people who review the shop’s products: first names with an initial, as they give them. */
const names =
  `Ada Agnes Alba Amir Anneke Anselm Arjun Astrid Aurelia Bao Beatriz Benno Birgit Bruno Camille Carla Casper Cecily
  Chidi Clemens Corinne Dagmar Dalia Daniel Daphne Deniz Dorian Edda Eero Elif Eliska Emeka Enzo Esther Ewa Fabian
  Farah Felicity Femke Filip Fiona Florence Frida Gareth Georgia Gianni Greta Gustav Hanne Harriet Hassan Hedda Henrik
  Hilde Hugo Ida Ilse Imogen Ines Ingrid Isla Ivo Jakob Jasmin Jelena Joanna Jonas Josefine Judith Kamil Karim Katja
  Keiko Kilian Kofi Lars Leila Lena Leonie Levi Linnea Liv Lorenz Lucia Ludwig Maeve Magnus Malin Marcel Margot Marta
  Matteo Maud Mehmet Milan Mira Moritz Nadia Naomi Nele Niamh Nikolai Nina Noor Olga Oliver Orla Oskar Otto Paula Pavel
  Pedro Petra Philippa Priya Quentin Rafael Ragna Ravi Rebecca Renata Romy Rosa Ruben Ruth Sabine Samira Sandor Selma
  Silas Simone Sofie Stefan Sunniva Sven Tadeusz Tamsin Tariq Tessa Theo Thilo Tomasz Ulla Ursula Valentin Vera Viktor
  Wanda Wilma Xavier Yara Yusuf Zoe Zofia`.split(/\s+/);
const initials = 'ABCDEFGHJKLMNOPRSTVW';

export type Reviewer = { name: string; email: string };

/** All reviewers, always the same. Their addresses reach nobody. */
export const reviewers: readonly Reviewer[] = names.map((name, index) => ({
  name: index % 5 === 4 ? name : `${name} ${initials[(index * 7) % initials.length]}.`,
  email: `${name.toLowerCase()}@customers.example`,
}));
