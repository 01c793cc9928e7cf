/*
 * energy: formulas of power, energy and what they emit and cost.
 */
#ifndef MODEL_ENERGY_H
#define MODEL_ENERGY_H

/*
 * Power that one accelerator takes, the building's included.
 *
 *     e = P * l * k
 *
 * power   P  power at full load                           [J/s]
 * load    l  mean share of it that is drawn at work       [1]
 * pue     k  energy of the building per energy used, PUE  [1]
 * return  e  power drawn                                  [J/s]
 *
 * Source: derivation product
 * Valid:  at work
 */
static inline double
cost_power(double power, double load, double pue)
{
	return power * load * pue;
}

/*
 * Energy of accelerators at work.
 *
 *     E = k * P * n * t
 *
 * power         P  board power of one accelerator           [J/s]
 * accelerators  n  accelerators                             [1]
 * time          t  time they work                           [s]
 * overhead      k  energy of the building per energy used, PUE  [1]
 * return        E  energy drawn                             [J]
 *
 * Source: derivation power over time
 * Valid:  full board power the whole time: an upper bound; hosts and network
 *         are not counted
 */
static inline double
cost_energy(double power, double accelerators, double time, double overhead)
{
	return overhead * power * accelerators * time;
}

/*
 * Power of all accelerators at work.
 *
 *     e = p * n
 *
 * power         p  power of one            [J/s]
 * accelerators  n  accelerators at work    [1]
 * return        e  power of all            [J/s]
 *
 * Source: derivation product
 * Valid:  those that serve draw it the whole time
 */
static inline double
cost_energy_rate(double power, double accelerators)
{
	return power * accelerators;
}

/*
 * Energy of a million tokens.
 *
 *     E = 1e6 * e / (q * o)
 *
 * power     e  power of all accelerators    [J/s]
 * requests  q  requests served a second     [1/s]
 * tokens    o  tokens of a request          [1]
 * return    E  energy of 1e6 tokens         [J]
 *
 * Source: derivation ratio of two rates
 * Valid:  requests and tokens above 0
 */
static inline double
cost_energy_tokens(double power, double requests, double tokens)
{
	return 1e6 * power / (requests * tokens);
}

/*
 * Energy of a thousand pieces.
 *
 *     E = 1e3 * e / r
 *
 * power   e  power of all accelerators  [J/s]
 * pieces  r  pieces made a second       [1/s]
 * return  E  energy of 1e3 pieces       [J]
 *
 * Source: derivation ratio of two rates
 * Valid:  pieces above 0
 */
static inline double
cost_energy_thousand(double power, double pieces)
{
	return 1e3 * power / pieces;
}

/*
 * Energy of a run.
 *
 *     E = p * T
 *
 * power   p  power of one accelerator          [J/s]
 * time    T  time of all accelerators together  [s]
 * return  E  energy drawn                      [J]
 *
 * Source: derivation product
 * Valid:  at work the whole time
 */
static inline double
cost_run_energy(double power, double time)
{
	return power * time;
}

/*
 * Greenhouse gas of an energy.
 *
 *     G = E * c
 *
 * energy  E  energy drawn                                [J]
 * carbon  c  grams of CO2 equivalent an energy           [1/J]
 * return  G  grams of CO2 equivalent                     [1]
 *
 * Source: derivation product
 * Valid:  mean of the grid over the time; making the hardware not counted
 */
static inline double
cost_carbon(double energy, double carbon)
{
	return energy * carbon;
}

#endif
