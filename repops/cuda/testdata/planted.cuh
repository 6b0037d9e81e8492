#include "dialect.cuh"

struct PlantedArgs {
    float *x;
    double *y;
    u32 n;
};

KERNEL(contracted, PlantedArgs, 32, 1) { a.x[0] = a.x[1] * a.x[2] + a.x[3]; }
KERNEL(contracted64, PlantedArgs, 32, 1) { a.y[0] = a.y[1] * a.y[2] - a.y[3]; }
KERNEL(exponential, PlantedArgs, 32, 1) { a.x[0] = __expf(a.x[1]); }
KERNEL(reciprocal, PlantedArgs, 32, 1) { a.x[0] = 1.0f / a.x[1]; }
KERNEL(quotient, PlantedArgs, 32, 1) { a.x[0] = a.x[2] / a.x[1]; }
KERNEL(root, PlantedArgs, 32, 1) { a.x[0] = sqrtf(a.x[1]); }
KERNEL(inverse_root, PlantedArgs, 32, 1) { a.x[0] = rsqrtf(a.x[1]); }
KERNEL(sine, PlantedArgs, 32, 1) { a.x[0] = __sinf(a.x[1]) + __cosf(a.x[1]); }
KERNEL(logarithm, PlantedArgs, 32, 1) { a.x[0] = __logf(a.x[1]); }
KERNEL(atomic, PlantedArgs, 32, 1) { atomicAdd(a.x, a.x[1]); }
KERNEL(towards_zero, PlantedArgs, 32, 1) { a.x[0] = __double2float_rz(a.y[0]); }
KERNEL(tensor_cores, PlantedArgs, 32, 1) {
    u32 p[4] = {a.n, a.n, a.n, a.n};
    float c[4] = {a.x[0], a.x[1], a.x[2], a.x[3]};
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%4,%5}, {%0,%1,%2,%3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(p[0]), "r"(p[1]), "r"(p[2]), "r"(p[3]));
    a.x[0] = c[0];
}
KERNEL(right, PlantedArgs, 32, 1) {
    a.x[0] = fma32(add32(a.x[0], a.x[1]), mul32(a.x[2], a.x[3]), div32(a.x[4], sqrt32(a.x[5])));
    a.y[0] = fma64(add64(a.y[0], a.y[1]), mul64(a.y[2], a.y[3]), div64(1.0, sqrt64(a.y[5])));
    a.x[1] = narrow(a.y[1]);
    a.y[2] = a.x[2];
    a.x[3] = int_to_f32(f32_to_int(a.x[3]) + dot4(a.n, a.n, 1));
    a.x[4] = canonical(sub32(a.x[4], -a.x[5]));
}
